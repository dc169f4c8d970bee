/// The names of notifications before Swift 4.2.
extension NSNotification.Name {
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification") public static
        var UIKeyboardWillShow: NSNotification.Name
    { UIResponder.keyboardWillShowNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification") public static
        var UIKeyboardDidShow: NSNotification.Name
    { UIResponder.keyboardDidShowNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification") public static
        var UIKeyboardWillHide: NSNotification.Name
    { UIResponder.keyboardWillHideNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification") public static
        var UIKeyboardDidHide: NSNotification.Name
    { UIResponder.keyboardDidHideNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification") public static
        var UIKeyboardWillChangeFrame: NSNotification.Name
    { UIResponder.keyboardWillChangeFrameNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification") public static
        var UIKeyboardDidChangeFrame: NSNotification.Name
    { UIResponder.keyboardDidChangeFrameNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification") public static
        var UIApplicationDidBecomeActive: NSNotification.Name
    { UIApplication.didBecomeActiveNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification") public static
        var UIApplicationWillResignActive: NSNotification.Name
    { UIApplication.willResignActiveNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification") public static
        var UIApplicationDidEnterBackground: NSNotification.Name
    { UIApplication.didEnterBackgroundNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification") public static
        var UIApplicationWillEnterForeground: NSNotification.Name
    { UIApplication.willEnterForegroundNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification") public static
        var UIApplicationWillTerminate: NSNotification.Name
    { UIApplication.willTerminateNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification") public static
        var UIApplicationDidReceiveMemoryWarning: NSNotification.Name
    { UIApplication.didReceiveMemoryWarningNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification") public static
        var UIApplicationDidFinishLaunching: NSNotification.Name
    { UIApplication.didFinishLaunchingNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification") public static
        var UIApplicationUserDidTakeScreenshot: NSNotification.Name
    { UIApplication.userDidTakeScreenshotNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification") public static
        var UIDeviceOrientationDidChange: NSNotification.Name
    { UIDevice.orientationDidChangeNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification") public static
        var UIDeviceBatteryLevelDidChange: NSNotification.Name
    { UIDevice.batteryLevelDidChangeNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification") public static
        var UIDeviceBatteryStateDidChange: NSNotification.Name
    { UIDevice.batteryStateDidChangeNotification }
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification") public static
        var UITextFieldTextDidChange: NSNotification.Name
    { UITextField.textDidChangeNotification }
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification") public static
        var UITextFieldTextDidBeginEditing: NSNotification.Name
    { UITextField.textDidBeginEditingNotification }
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification") public static
        var UITextFieldTextDidEndEditing: NSNotification.Name
    { UITextField.textDidEndEditingNotification }
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification") public static
        var UITextViewTextDidChange: NSNotification.Name
    { UITextView.textDidChangeNotification }
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification") public static
        var UITextViewTextDidBeginEditing: NSNotification.Name
    { UITextView.textDidBeginEditingNotification }
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification") public static
        var UITextViewTextDidEndEditing: NSNotification.Name
    { UITextView.textDidEndEditingNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification") public static
        var UIContentSizeCategoryDidChange: NSNotification.Name
    { UIContentSizeCategory.didChangeNotification }
}
