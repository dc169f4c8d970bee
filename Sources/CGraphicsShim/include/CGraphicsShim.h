#pragma once
// Things that Swift cannot call directly: setjmp users, function-like macros, variadic functions.
