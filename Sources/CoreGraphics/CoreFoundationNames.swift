// Core Foundation's names for the Foundation classes that stand in for them, so that `as CFArray` bridges.
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableData = NSMutableData
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFNumber = NSNumber
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
