#include "CGraphicsShim.h"

// Defined in QuartzCore. Weak, because programs without layers link this file too. Swift's allocating initialisers take the class in the context register.
__attribute__((swiftcall, weak)) extern void *shoji_swift_layer_init(
    const void *unused, __attribute__((swift_context)) const void *layerClass);
__attribute__((swiftcall, weak)) extern void *shoji_swift_layer_copy(
    const void *source, __attribute__((swift_context)) const void *layerClass);

void *shoji_make_layer(const void *layerClass) { return shoji_swift_layer_init(0, layerClass); }

void *shoji_copy_layer(const void *layerClass, const void *source) {
    return shoji_swift_layer_copy(source, layerClass);
}
