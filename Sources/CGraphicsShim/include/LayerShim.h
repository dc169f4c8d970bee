#pragma once
// Instances of a layer class known only at run time; see LayerFactory in QuartzCore. Both return a retained object.
void *shoji_make_layer(const void *layerClass);
void *shoji_copy_layer(const void *layerClass, const void *source);
