#include "CGraphicsShim.h"
