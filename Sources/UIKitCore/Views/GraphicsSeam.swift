func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
