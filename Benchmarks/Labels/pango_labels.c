// Measures labels with Pango: the peer of labels.swift. Prints nanoseconds per label, one number a line: texts never seen before, 500 of them
// again and again, wrapped paragraphs.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static double measure(PangoContext *context, int count, int first, int period, int width, const char *format) {
    double start = now();
    long total = 0;
    for (int i = 0; i < count; i++) {
        char text[512];
        snprintf(text, sizeof text, format, first + i % period);
        PangoLayout *layout = pango_layout_new(context);
        pango_layout_set_text(layout, text, -1);
        if (width > 0) pango_layout_set_width(layout, width * PANGO_SCALE);
        int w, h;
        pango_layout_get_size(layout, &w, &h);
        total += w + h;
        g_object_unref(layout);
    }
    double each = (now() - start) / count;
    if (total == 0) abort();
    return each;
}

int main(void) {
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    PangoContext *context = pango_font_map_create_context(map);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
    pango_context_set_font_description(context, font);
    measure(context, 50, 0, 50, 0, "Warm up the font %d");
    const char *paragraph =
        "Paragraph %d: an adaptive layout is only worth looking at if it wraps, truncates and stretches as it will on the "
        "device, whatever the width of the window and the size of the text that the person in front of it has chosen.";
    printf("%.0f\n", measure(context, 5000, 0, 5000, 0, "Settings row number %05d here"));
    printf("%.0f\n", measure(context, 5000, 4500, 500, 0, "Settings row number %05d here"));
    printf("%.0f\n", measure(context, 1000, 0, 1000, 300, paragraph));
    return 0;
}
