/// Symbol names and what draws them, one a line, sorted by the bytes of the name, so that a look-up needs no parsing of the rest.
///
/// After the name: a glyph is font (b Bootstrap Icons, f Fluent regular, F Fluent filled, m Material) and code point, then s<scale>,
/// r<clockwise degrees>, x (mirrored), f (Material's filled form). Composed symbols: E <shape> <filled> i <inner symbol> or t <text>
/// (enclosed), B <inner> <badge>, S <inner> (slashed), T <text>, D <shape> (dashed outline), H <shape> <filled>, P placeholder.
enum SymbolTable {
    static let lines: StaticString = #"""
        0.circle b f840
        0.circle.fill b f83f
        0.square b f842
        0.square.fill b f841
        00.circle E circle 0 t 00
        00.circle.fill E circle 1 t 00
        00.square E square 0 t 00
        00.square.fill E square 1 t 00
        01.circle E circle 0 t 01
        01.circle.fill E circle 1 t 01
        01.square E square 0 t 01
        01.square.fill E square 1 t 01
        02.circle E circle 0 t 02
        02.circle.fill E circle 1 t 02
        02.square E square 0 t 02
        02.square.fill E square 1 t 02
        03.circle E circle 0 t 03
        03.circle.fill E circle 1 t 03
        03.square E square 0 t 03
        03.square.fill E square 1 t 03
        04.circle E circle 0 t 04
        04.circle.fill E circle 1 t 04
        04.square E square 0 t 04
        04.square.fill E square 1 t 04
        05.circle E circle 0 t 05
        05.circle.fill E circle 1 t 05
        05.square E square 0 t 05
        05.square.fill E square 1 t 05
        06.circle E circle 0 t 06
        06.circle.fill E circle 1 t 06
        06.square E square 0 t 06
        06.square.fill E square 1 t 06
        07.circle E circle 0 t 07
        07.circle.fill E circle 1 t 07
        07.square E square 0 t 07
        07.square.fill E square 1 t 07
        08.circle E circle 0 t 08
        08.circle.fill E circle 1 t 08
        08.square E square 0 t 08
        08.square.fill E square 1 t 08
        09.circle E circle 0 t 09
        09.circle.fill E circle 1 t 09
        09.square E square 0 t 09
        09.square.fill E square 1 t 09
        1.brakesignal P
        1.circle b f797
        1.circle.fill b f796
        1.lane P
        1.magnifyingglass b f52a
        1.square b f799
        1.square.fill b f798
        10.circle E circle 0 t 10
        10.circle.fill E circle 1 t 10
        10.lane P
        10.square E square 0 t 10
        10.square.fill E square 1 t 10
        11.circle E circle 0 t 11
        11.circle.fill E circle 1 t 11
        11.lane P
        11.square E square 0 t 11
        11.square.fill E square 1 t 11
        12.circle E circle 0 t 12
        12.circle.fill E circle 1 t 12
        12.lane P
        12.square E square 0 t 12
        12.square.fill E square 1 t 12
        123.rectangle P
        123.rectangle.fill P
        13.circle E circle 0 t 13
        13.circle.fill E circle 1 t 13
        13.square E square 0 t 13
        13.square.fill E square 1 t 13
        14.circle E circle 0 t 14
        14.circle.fill E circle 1 t 14
        14.square E square 0 t 14
        14.square.fill E square 1 t 14
        15.circle E circle 0 t 15
        15.circle.fill E circle 1 t 15
        15.square E square 0 t 15
        15.square.fill E square 1 t 15
        16.circle E circle 0 t 16
        16.circle.fill E circle 1 t 16
        16.square E square 0 t 16
        16.square.fill E square 1 t 16
        17.circle E circle 0 t 17
        17.circle.fill E circle 1 t 17
        17.square E square 0 t 17
        17.square.fill E square 1 t 17
        18.circle E circle 0 t 18
        18.circle.fill E circle 1 t 18
        18.square E square 0 t 18
        18.square.fill E square 1 t 18
        19.circle E circle 0 t 19
        19.circle.fill E circle 1 t 19
        19.square E square 0 t 19
        19.square.fill E square 1 t 19
        2.brakesignal P
        2.circle b f79d
        2.circle.fill b f79c
        2.lane P
        2.square b f79f
        2.square.fill b f79e
        20.circle E circle 0 t 20
        20.circle.fill E circle 1 t 20
        20.square E square 0 t 20
        20.square.fill E square 1 t 20
        21.circle E circle 0 t 21
        21.circle.fill E circle 1 t 21
        21.square E square 0 t 21
        21.square.fill E square 1 t 21
        22.circle E circle 0 t 22
        22.circle.fill E circle 1 t 22
        22.square E square 0 t 22
        22.square.fill E square 1 t 22
        23.circle E circle 0 t 23
        23.circle.fill E circle 1 t 23
        23.square E square 0 t 23
        23.square.fill E square 1 t 23
        24.circle E circle 0 t 24
        24.circle.fill E circle 1 t 24
        24.square E square 0 t 24
        24.square.fill E square 1 t 24
        25.circle E circle 0 t 25
        25.circle.fill E circle 1 t 25
        25.square E square 0 t 25
        25.square.fill E square 1 t 25
        26.circle E circle 0 t 26
        26.circle.fill E circle 1 t 26
        26.square E square 0 t 26
        26.square.fill E square 1 t 26
        27.circle E circle 0 t 27
        27.circle.fill E circle 1 t 27
        27.square E square 0 t 27
        27.square.fill E square 1 t 27
        28.circle E circle 0 t 28
        28.circle.fill E circle 1 t 28
        28.square E square 0 t 28
        28.square.fill E square 1 t 28
        29.circle E circle 0 t 29
        29.circle.fill E circle 1 t 29
        29.square E square 0 t 29
        29.square.fill E square 1 t 29
        2h P
        2h.circle P
        2h.circle.fill P
        3.circle b f7a3
        3.circle.fill b f7a2
        3.lane P
        3.square b f7a5
        3.square.fill b f7a4
        30.circle E circle 0 t 30
        30.circle.fill E circle 1 t 30
        30.square E square 0 t 30
        30.square.fill E square 1 t 30
        31.circle E circle 0 t 31
        31.circle.fill E circle 1 t 31
        31.square E square 0 t 31
        31.square.fill E square 1 t 31
        32.circle E circle 0 t 32
        32.circle.fill E circle 1 t 32
        32.square E square 0 t 32
        32.square.fill E square 1 t 32
        33.circle E circle 0 t 33
        33.circle.fill E circle 1 t 33
        33.square E square 0 t 33
        33.square.fill E square 1 t 33
        34.circle E circle 0 t 34
        34.circle.fill E circle 1 t 34
        34.square E square 0 t 34
        34.square.fill E square 1 t 34
        35.circle E circle 0 t 35
        35.circle.fill E circle 1 t 35
        35.square E square 0 t 35
        35.square.fill E square 1 t 35
        36.circle E circle 0 t 36
        36.circle.fill E circle 1 t 36
        36.square E square 0 t 36
        36.square.fill E square 1 t 36
        37.circle E circle 0 t 37
        37.circle.fill E circle 1 t 37
        37.square E square 0 t 37
        37.square.fill E square 1 t 37
        38.circle E circle 0 t 38
        38.circle.fill E circle 1 t 38
        38.square E square 0 t 38
        38.square.fill E square 1 t 38
        39.circle E circle 0 t 39
        39.circle.fill E circle 1 t 39
        39.square E square 0 t 39
        39.square.fill E square 1 t 39
        4.alt.circle P
        4.alt.circle.fill P
        4.alt.square P
        4.alt.square.fill P
        4.circle b f7a9
        4.circle.fill b f7a8
        4.lane P
        4.square b f7ab
        4.square.fill b f7aa
        40.circle E circle 0 t 40
        40.circle.fill E circle 1 t 40
        40.square E square 0 t 40
        40.square.fill E square 1 t 40
        41.circle E circle 0 t 41
        41.circle.fill E circle 1 t 41
        41.square E square 0 t 41
        41.square.fill E square 1 t 41
        42.circle E circle 0 t 42
        42.circle.fill E circle 1 t 42
        42.square E square 0 t 42
        42.square.fill E square 1 t 42
        43.circle E circle 0 t 43
        43.circle.fill E circle 1 t 43
        43.square E square 0 t 43
        43.square.fill E square 1 t 43
        44.circle E circle 0 t 44
        44.circle.fill E circle 1 t 44
        44.square E square 0 t 44
        44.square.fill E square 1 t 44
        45.circle E circle 0 t 45
        45.circle.fill E circle 1 t 45
        45.square E square 0 t 45
        45.square.fill E square 1 t 45
        46.circle E circle 0 t 46
        46.circle.fill E circle 1 t 46
        46.square E square 0 t 46
        46.square.fill E square 1 t 46
        47.circle E circle 0 t 47
        47.circle.fill E circle 1 t 47
        47.square E square 0 t 47
        47.square.fill E square 1 t 47
        48.circle E circle 0 t 48
        48.circle.fill E circle 1 t 48
        48.square E square 0 t 48
        48.square.fill E square 1 t 48
        49.circle E circle 0 t 49
        49.circle.fill E circle 1 t 49
        49.square E square 0 t 49
        49.square.fill E square 1 t 49
        4a P
        4a.circle P
        4a.circle.fill P
        4h P
        4h.circle P
        4h.circle.fill P
        4k.tv m e072
        4k.tv.fill m e072 f
        4l P
        4l.circle P
        4l.circle.fill P
        5.circle b f7af
        5.circle.fill b f7ae
        5.lane P
        5.square b f7b1
        5.square.fill b f7b0
        50.circle E circle 0 t 50
        50.circle.fill E circle 1 t 50
        50.square E square 0 t 50
        50.square.fill E square 1 t 50
        6.alt.circle P
        6.alt.circle.fill P
        6.alt.square P
        6.alt.square.fill P
        6.circle b f7b5
        6.circle.fill b f7b4
        6.lane P
        6.square b f7b7
        6.square.fill b f7b6
        7.circle b f7bb
        7.circle.fill b f7ba
        7.lane P
        7.square b f7bd
        7.square.fill b f7bc
        8.circle b f7c1
        8.circle.fill b f7c0
        8.lane P
        8.square b f7c3
        8.square.fill b f7c2
        9.alt.circle P
        9.alt.circle.fill P
        9.alt.square P
        9.alt.square.fill P
        9.circle b f7c7
        9.circle.fill b f7c6
        9.lane P
        9.square b f7c9
        9.square.fill b f7c8
        a T A
        a.book.closed f e176
        a.book.closed.fill F e18a
        a.circle E circle 0 t A
        a.circle.fill E circle 1 t A
        a.magnify P
        a.square E square 0 t A
        a.square.fill E square 1 t A
        abc m eb94
        abs P
        abs.brakesignal P
        abs.brakesignal.slash P
        abs.circle P
        abs.circle.fill P
        accessibility b f825
        accessibility.badge.arrow.up.right b f826
        accessibility.fill P
        air.conditioner.horizontal P
        air.conditioner.horizontal.fill P
        air.conditioner.vertical P
        air.conditioner.vertical.fill P
        air.purifier P
        air.purifier.fill P
        airplane b f7cd s1.05 r90
        airplane.arrival f e0ef
        airplane.circle E circle 0 i airplane
        airplane.circle.fill E circle 1 i airplane
        airplane.departure f f113
        airplayaudio m e055
        airplayaudio.badge.exclamationmark B airplayaudio exclamationmark
        airplayaudio.circle E circle 0 i airplayaudio
        airplayaudio.circle.fill E circle 1 i airplayaudio
        airplayvideo m e055
        airplayvideo.badge.exclamationmark B airplayvideo exclamationmark
        airplayvideo.circle E circle 0 i airplayvideo
        airplayvideo.circle.fill E circle 1 i airplayvideo
        airpod.gen3.left P
        airpod.gen3.right P
        airpod.left P
        airpod.right P
        airpodpro.left P
        airpodpro.right P
        airpods b f30e
        airpods.chargingcase P
        airpods.chargingcase.fill P
        airpods.chargingcase.wireless P
        airpods.chargingcase.wireless.fill P
        airpods.gen3 b f30e
        airpods.gen3.chargingcase.wireless P
        airpods.gen3.chargingcase.wireless.fill P
        airpodsmax b f413
        airpodspro b f30e
        airpodspro.chargingcase.wireless P
        airpodspro.chargingcase.wireless.fill P
        airpodspro.chargingcase.wireless.radiowaves.left.and.right P
        airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill P
        airport.express P
        airport.extreme P
        airport.extreme.tower P
        airtag m f8c1
        airtag.fill m f8c1 f
        airtag.radiowaves.forward P
        airtag.radiowaves.forward.fill P
        alarm b f102
        alarm.fill b f101
        alarm.waves.left.and.right b f102
        alarm.waves.left.and.right.fill b f101
        align.horizontal.center b f104
        align.horizontal.center.fill P
        align.horizontal.left b f107
        align.horizontal.left.fill P
        align.horizontal.right b f105
        align.horizontal.right.fill P
        align.vertical.bottom b f103
        align.vertical.bottom.fill P
        align.vertical.center b f106
        align.vertical.center.fill b f106
        align.vertical.top b f108
        align.vertical.top.fill P
        allergens m e64e
        allergens.fill m e64e f
        alt b f4ad s1.17
        alternatingcurrent P
        amplifier P
        angle P
        ant b f1dc
        ant.circle E circle 0 i ant
        ant.circle.fill E circle 1 i ant.fill
        ant.fill b f1db
        antenna.radiowaves.left.and.right b f1d5 s1.05
        antenna.radiowaves.left.and.right.circle E circle 0 i antenna.radiowaves.left.and.right
        antenna.radiowaves.left.and.right.circle.fill E circle 1 i antenna.radiowaves.left.and.right
        antenna.radiowaves.left.and.right.slash m e51f
        app b f10b
        app.badge b f10a s1.05
        app.badge.checkmark B app checkmark
        app.badge.checkmark.fill B app.fill checkmark
        app.badge.fill b f10a
        app.connected.to.app.below.fill b f2eb
        app.dashed f eb87
        app.fill F eb7f
        app.gift b f3ec
        app.gift.fill b f3eb
        appclip m eae4
        apple.logo P
        apple.terminal b f5c3
        apple.terminal.fill b f5c2
        apple.terminal.on.rectangle P
        apple.terminal.on.rectangle.fill P
        applelogo P
        applepencil P
        applepencil.adapter.usb.c P
        applepencil.adapter.usb.c.fill P
        applepencil.and.scribble P
        applepencil.gen1 P
        applepencil.gen2 P
        applepencil.tip P
        applescript P
        applescript.fill P
        appletv m f5d9
        appletv.fill m f5d9 f
        appletvremote.gen1 P
        appletvremote.gen1.fill P
        appletvremote.gen2 P
        appletvremote.gen2.fill P
        appletvremote.gen3 P
        appletvremote.gen3.fill P
        appletvremote.gen4 m f5d9
        appletvremote.gen4.fill m f5d9 f
        applewatch b f56c
        applewatch.and.arrow.forward P
        applewatch.case.inset.filled P
        applewatch.radiowaves.left.and.right m f467
        applewatch.side.right P
        applewatch.slash m eae3
        applewatch.watchface P
        apps.ipad P
        apps.ipad.landscape P
        apps.iphone m e326
        apps.iphone.badge.plus B apps.iphone plus
        apps.iphone.landscape m e5c3
        appwindow.swipe.rectangle P
        aqi.high m f55a
        aqi.low m f55a
        aqi.medium m f55a
        arcade.stick b f448
        arcade.stick.and.arrow.down P
        arcade.stick.and.arrow.left P
        arcade.stick.and.arrow.left.and.arrow.right P
        arcade.stick.and.arrow.right P
        arcade.stick.and.arrow.up P
        arcade.stick.and.arrow.up.and.arrow.down P
        arcade.stick.console b f448
        arcade.stick.console.fill P
        archivebox b f10d
        archivebox.circle E circle 0 i archivebox
        archivebox.circle.fill E circle 1 i archivebox.fill
        archivebox.fill b f10c
        arkit m efc9
        arkit.badge.xmark B arkit xmark
        arrow.2.circlepath b f130 s1.23
        arrow.2.circlepath.circle E circle 0 i arrow.2.circlepath
        arrow.2.circlepath.circle.fill E circle 1 i arrow.2.circlepath
        arrow.2.squarepath b f813 s1.09
        arrow.3.trianglepath b f64f s1.08
        arrow.backward b f12f s1.16
        arrow.backward.circle b f12a
        arrow.backward.circle.fill b f129
        arrow.backward.square b f12e s0.9
        arrow.backward.square.fill b f12d s0.9
        arrow.backward.to.line m ec73
        arrow.backward.to.line.circle E circle 0 i arrow.backward.to.line
        arrow.backward.to.line.circle.fill E circle 1 i arrow.backward.to.line
        arrow.backward.to.line.square E square 0 i arrow.backward.to.line
        arrow.backward.to.line.square.fill E square 1 i arrow.backward.to.line
        arrow.branch m f184
        arrow.circlepath b f130
        arrow.clockwise b f116 s1.19
        arrow.clockwise.circle E circle 0 i arrow.clockwise
        arrow.clockwise.circle.fill E circle 1 i arrow.clockwise
        arrow.clockwise.heart P
        arrow.clockwise.heart.fill P
        arrow.clockwise.icloud f e3af
        arrow.clockwise.icloud.fill F e3c4
        arrow.clockwise.square E square 0 i arrow.clockwise
        arrow.clockwise.square.fill E square 1 i arrow.clockwise
        arrow.counterclockwise b f117 s1.19
        arrow.counterclockwise.circle E circle 0 i arrow.counterclockwise
        arrow.counterclockwise.circle.fill E circle 1 i arrow.counterclockwise
        arrow.counterclockwise.icloud f e3af
        arrow.counterclockwise.icloud.fill F e3c4
        arrow.counterclockwise.square E square 0 i arrow.counterclockwise
        arrow.counterclockwise.square.fill E square 1 i arrow.counterclockwise
        arrow.down b f128 s1.18
        arrow.down.and.line.horizontal.and.arrow.up b f14b
        arrow.down.app b f122
        arrow.down.app.fill b f121
        arrow.down.applewatch P
        arrow.down.backward b f11e s0.89
        arrow.down.backward.and.arrow.up.forward b f149
        arrow.down.backward.and.arrow.up.forward.circle E circle 0 i arrow.down.backward.and.arrow.up.forward
        arrow.down.backward.and.arrow.up.forward.circle.fill E circle 1 i arrow.down.backward.and.arrow.up.forward
        arrow.down.backward.and.arrow.up.forward.square E square 0 i arrow.down.backward.and.arrow.up.forward
        arrow.down.backward.and.arrow.up.forward.square.fill E square 1 i arrow.down.backward.and.arrow.up.forward
        arrow.down.backward.circle b f11b
        arrow.down.backward.circle.fill b f11a
        arrow.down.backward.square b f11d s0.9
        arrow.down.backward.square.fill b f11c s0.9
        arrow.down.backward.toptrailing.rectangle P
        arrow.down.backward.toptrailing.rectangle.fill P
        arrow.down.circle b f119
        arrow.down.circle.dotted P
        arrow.down.circle.fill b f118
        arrow.down.doc b f356 s1.07
        arrow.down.doc.fill b f355 s1.07
        arrow.down.forward b f123 s0.89
        arrow.down.forward.and.arrow.up.backward b f149 x
        arrow.down.forward.and.arrow.up.backward.circle E circle 0 i arrow.down.forward.and.arrow.up.backward
        arrow.down.forward.and.arrow.up.backward.circle.fill E circle 1 i arrow.down.forward.and.arrow.up.backward
        arrow.down.forward.and.arrow.up.backward.square E square 0 i arrow.down.forward.and.arrow.up.backward
        arrow.down.forward.and.arrow.up.backward.square.fill E square 1 i arrow.down.forward.and.arrow.up.backward
        arrow.down.forward.circle b f120
        arrow.down.forward.circle.fill b f11f
        arrow.down.forward.square b f122 s0.9
        arrow.down.forward.square.fill b f121 s0.9
        arrow.down.forward.topleading.rectangle P
        arrow.down.forward.topleading.rectangle.fill P
        arrow.down.heart P
        arrow.down.heart.fill P
        arrow.down.left b f11e s0.89
        arrow.down.left.and.arrow.up.right b f149
        arrow.down.left.and.arrow.up.right.circle E circle 0 i arrow.down.left.and.arrow.up.right
        arrow.down.left.and.arrow.up.right.circle.fill E circle 1 i arrow.down.left.and.arrow.up.right
        arrow.down.left.and.arrow.up.right.square E square 0 i arrow.down.left.and.arrow.up.right
        arrow.down.left.and.arrow.up.right.square.fill E square 1 i arrow.down.left.and.arrow.up.right
        arrow.down.left.arrow.up.right P
        arrow.down.left.arrow.up.right.circle P
        arrow.down.left.arrow.up.right.circle.fill P
        arrow.down.left.arrow.up.right.square P
        arrow.down.left.arrow.up.right.square.fill P
        arrow.down.left.circle b f11b
        arrow.down.left.circle.fill b f11a
        arrow.down.left.square b f11d s0.9
        arrow.down.left.square.fill b f11c s0.9
        arrow.down.left.topright.rectangle P
        arrow.down.left.topright.rectangle.fill P
        arrow.down.left.video P
        arrow.down.left.video.fill P
        arrow.down.message E message 0 i arrow.down
        arrow.down.message.fill E message 1 i arrow.down
        arrow.down.right b f123 s0.89
        arrow.down.right.and.arrow.up.left b f149 x
        arrow.down.right.and.arrow.up.left.circle E circle 0 i arrow.down.right.and.arrow.up.left
        arrow.down.right.and.arrow.up.left.circle.fill E circle 1 i arrow.down.right.and.arrow.up.left
        arrow.down.right.and.arrow.up.left.square E square 0 i arrow.down.right.and.arrow.up.left
        arrow.down.right.and.arrow.up.left.square.fill E square 1 i arrow.down.right.and.arrow.up.left
        arrow.down.right.circle b f120
        arrow.down.right.circle.fill b f11f
        arrow.down.right.square b f122 s0.9
        arrow.down.right.square.fill b f121 s0.9
        arrow.down.right.topleft.rectangle P
        arrow.down.right.topleft.rectangle.fill P
        arrow.down.square b f126 s0.9
        arrow.down.square.fill b f125 s0.9
        arrow.down.to.line f f151 s0.94
        arrow.down.to.line.alt f f151
        arrow.down.to.line.circle E circle 0 i arrow.down.to.line
        arrow.down.to.line.circle.fill E circle 1 i arrow.down.to.line
        arrow.down.to.line.compact f f151
        arrow.down.to.line.square E square 0 i arrow.down.to.line
        arrow.down.to.line.square.fill E square 1 i arrow.down.to.line
        arrow.forward b f138 s1.16
        arrow.forward.circle b f134
        arrow.forward.circle.fill b f133
        arrow.forward.square b f137 s0.9
        arrow.forward.square.fill b f136 s0.9
        arrow.forward.to.line m e31c
        arrow.forward.to.line.circle E circle 0 i arrow.forward.to.line
        arrow.forward.to.line.circle.fill E circle 1 i arrow.forward.to.line
        arrow.forward.to.line.square E square 0 i arrow.forward.to.line
        arrow.forward.to.line.square.fill E square 1 i arrow.forward.to.line
        arrow.left b f12f s1.16
        arrow.left.and.line.vertical.and.arrow.right b f695
        arrow.left.and.right b f6a2 s1.23
        arrow.left.and.right.circle E circle 0 i arrow.left.and.right
        arrow.left.and.right.circle.fill E circle 1 i arrow.left.and.right
        arrow.left.and.right.righttriangle.left.righttriangle.right P
        arrow.left.and.right.righttriangle.left.righttriangle.right.fill P
        arrow.left.and.right.square E square 0 i arrow.left.and.right
        arrow.left.and.right.square.fill E square 1 i arrow.left.and.right
        arrow.left.and.right.text.vertical P
        arrow.left.arrow.right b f12b
        arrow.left.arrow.right.circle E circle 0 i arrow.left.arrow.right
        arrow.left.arrow.right.circle.fill E circle 1 i arrow.left.arrow.right
        arrow.left.arrow.right.square E square 0 i arrow.left.arrow.right
        arrow.left.arrow.right.square.fill E square 1 i arrow.left.arrow.right
        arrow.left.circle b f12a
        arrow.left.circle.fill b f129
        arrow.left.square b f12e s0.9
        arrow.left.square.fill b f12d s0.9
        arrow.left.to.line m ec73
        arrow.left.to.line.alt m ec73 s1.15
        arrow.left.to.line.circle E circle 0 i arrow.left.to.line
        arrow.left.to.line.circle.fill E circle 1 i arrow.left.to.line
        arrow.left.to.line.compact m ec73
        arrow.left.to.line.square E square 0 i arrow.left.to.line
        arrow.left.to.line.square.fill E square 1 i arrow.left.to.line
        arrow.merge m eb98 s0.88
        arrow.rectanglepath b f130
        arrow.right b f138 s1.16
        arrow.right.and.line.vertical.and.arrow.left b f690
        arrow.right.arrow.left b f12b s1.1
        arrow.right.arrow.left.circle E circle 0 i arrow.right.arrow.left
        arrow.right.arrow.left.circle.fill E circle 1 i arrow.right.arrow.left
        arrow.right.arrow.left.square E square 0 i arrow.right.arrow.left
        arrow.right.arrow.left.square.fill E square 1 i arrow.right.arrow.left
        arrow.right.circle b f134
        arrow.right.circle.fill b f133
        arrow.right.doc.on.clipboard f e346
        arrow.right.square b f137 s0.9
        arrow.right.square.fill b f136 s0.9
        arrow.right.to.line m e31c
        arrow.right.to.line.alt m e31c s1.15
        arrow.right.to.line.circle E circle 0 i arrow.right.to.line
        arrow.right.to.line.circle.fill E circle 1 i arrow.right.to.line
        arrow.right.to.line.compact m e31c
        arrow.right.to.line.square E square 0 i arrow.right.to.line
        arrow.right.to.line.square.fill E square 1 i arrow.right.to.line
        arrow.swap m e0d7 s1.08
        arrow.triangle.2.circlepath b f130
        arrow.triangle.2.circlepath.camera m efeb
        arrow.triangle.2.circlepath.camera.fill m efeb f
        arrow.triangle.2.circlepath.circle E circle 0 i arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.circle.fill E circle 1 i arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.doc.on.clipboard P
        arrow.triangle.2.circlepath.icloud f e3af
        arrow.triangle.2.circlepath.icloud.fill F e3c4
        arrow.triangle.branch m f184
        arrow.triangle.capsulepath b f130
        arrow.triangle.merge m eb98
        arrow.triangle.pull m eb98
        arrow.triangle.swap m e0d7
        arrow.triangle.turn.up.right.circle b f832
        arrow.triangle.turn.up.right.circle.fill b f831
        arrow.triangle.turn.up.right.diamond b f832
        arrow.triangle.turn.up.right.diamond.fill b f831
        arrow.turn.down.left b f131
        arrow.turn.down.right b f132
        arrow.turn.left.down b f10e s0.91
        arrow.turn.left.up b f111 s0.91
        arrow.turn.right.down b f10e s0.91 x
        arrow.turn.right.up b f111 s0.91 x
        arrow.turn.up.forward.iphone P
        arrow.turn.up.forward.iphone.fill P
        arrow.turn.up.left b f10f s0.92
        arrow.turn.up.right b f110 s0.92
        arrow.up b f148 s1.18
        arrow.up.and.down b f698 s1.23
        arrow.up.and.down.and.arrow.left.and.right b f14e
        arrow.up.and.down.and.sparkles P
        arrow.up.and.down.circle E circle 0 i arrow.up.and.down
        arrow.up.and.down.circle.fill E circle 1 i arrow.up.and.down
        arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill P
        arrow.up.and.down.righttriangle.up.righttriangle.down P
        arrow.up.and.down.righttriangle.up.righttriangle.down.fill P
        arrow.up.and.down.square E square 0 i arrow.up.and.down
        arrow.up.and.down.square.fill E square 1 i arrow.up.and.down
        arrow.up.and.down.text.horizontal m e240
        arrow.up.and.line.horizontal.and.arrow.down b f14c
        arrow.up.and.person.rectangle.portrait f eaac
        arrow.up.and.person.rectangle.turn.left P
        arrow.up.and.person.rectangle.turn.right f eaac
        arrow.up.arrow.down b f127 s1.1 x
        arrow.up.arrow.down.circle E circle 0 i arrow.up.arrow.down
        arrow.up.arrow.down.circle.fill E circle 1 i arrow.up.arrow.down
        arrow.up.arrow.down.square b f127 x
        arrow.up.arrow.down.square.fill E square 1 i arrow.up.arrow.down
        arrow.up.backward b f13f s0.89
        arrow.up.backward.and.arrow.down.forward b f14a s0.93 x
        arrow.up.backward.and.arrow.down.forward.circle E circle 0 i arrow.up.backward.and.arrow.down.forward
        arrow.up.backward.and.arrow.down.forward.circle.fill E circle 1 i arrow.up.backward.and.arrow.down.forward
        arrow.up.backward.and.arrow.down.forward.square E square 0 i arrow.up.backward.and.arrow.down.forward
        arrow.up.backward.and.arrow.down.forward.square.fill E square 1 i arrow.up.backward.and.arrow.down.forward
        arrow.up.backward.bottomtrailing.rectangle P
        arrow.up.backward.bottomtrailing.rectangle.fill P
        arrow.up.backward.circle b f13c
        arrow.up.backward.circle.fill b f13b
        arrow.up.backward.square b f13e s0.9
        arrow.up.backward.square.fill b f13d s0.9
        arrow.up.bin m e938 s1.16
        arrow.up.bin.fill m e938 s1.16 f
        arrow.up.circle b f13a
        arrow.up.circle.badge.clock B arrow.up.circle clock
        arrow.up.circle.fill b f139
        arrow.up.doc b f358 s1.07
        arrow.up.doc.fill b f357 s1.07
        arrow.up.doc.on.clipboard f e346
        arrow.up.forward b f144 s0.88
        arrow.up.forward.and.arrow.down.backward b f14a
        arrow.up.forward.and.arrow.down.backward.circle E circle 0 i arrow.up.forward.and.arrow.down.backward
        arrow.up.forward.and.arrow.down.backward.circle.fill E circle 1 i arrow.up.forward.and.arrow.down.backward
        arrow.up.forward.and.arrow.down.backward.square E square 0 i arrow.up.forward.and.arrow.down.backward
        arrow.up.forward.and.arrow.down.backward.square.fill E square 1 i arrow.up.forward.and.arrow.down.backward
        arrow.up.forward.app b f143
        arrow.up.forward.app.fill b f142
        arrow.up.forward.bottomleading.rectangle P
        arrow.up.forward.bottomleading.rectangle.fill P
        arrow.up.forward.circle b f141
        arrow.up.forward.circle.fill b f140
        arrow.up.forward.square b f143 s0.9
        arrow.up.forward.square.fill b f142 s0.9
        arrow.up.heart P
        arrow.up.heart.fill P
        arrow.up.left b f13f s0.89
        arrow.up.left.and.arrow.down.right b f14a s0.93 x
        arrow.up.left.and.arrow.down.right.circle E circle 0 i arrow.up.left.and.arrow.down.right
        arrow.up.left.and.arrow.down.right.circle.fill E circle 1 i arrow.up.left.and.arrow.down.right
        arrow.up.left.and.arrow.down.right.square E square 0 i arrow.up.left.and.arrow.down.right
        arrow.up.left.and.arrow.down.right.square.fill E square 1 i arrow.up.left.and.arrow.down.right
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left b f14d
        arrow.up.left.and.down.right.magnifyingglass P
        arrow.up.left.arrow.down.right P
        arrow.up.left.arrow.down.right.circle P
        arrow.up.left.arrow.down.right.circle.fill P
        arrow.up.left.arrow.down.right.square P
        arrow.up.left.arrow.down.right.square.fill P
        arrow.up.left.bottomright.rectangle P
        arrow.up.left.bottomright.rectangle.fill P
        arrow.up.left.circle b f13c
        arrow.up.left.circle.fill b f13b
        arrow.up.left.square b f13e s0.9
        arrow.up.left.square.fill b f13d s0.9
        arrow.up.message E message 0 i arrow.up
        arrow.up.message.fill E message 1 i arrow.up
        arrow.up.right b f144 s0.88
        arrow.up.right.and.arrow.down.left b f14a
        arrow.up.right.and.arrow.down.left.circle E circle 0 i arrow.up.right.and.arrow.down.left
        arrow.up.right.and.arrow.down.left.circle.fill E circle 1 i arrow.up.right.and.arrow.down.left
        arrow.up.right.and.arrow.down.left.rectangle E rectangle 0 i arrow.up.right.and.arrow.down.left
        arrow.up.right.and.arrow.down.left.rectangle.fill E rectangle 1 i arrow.up.right.and.arrow.down.left
        arrow.up.right.and.arrow.down.left.square E square 0 i arrow.up.right.and.arrow.down.left
        arrow.up.right.and.arrow.down.left.square.fill E square 1 i arrow.up.right.and.arrow.down.left
        arrow.up.right.bottomleft.rectangle P
        arrow.up.right.bottomleft.rectangle.fill P
        arrow.up.right.circle b f141
        arrow.up.right.circle.fill b f140
        arrow.up.right.diamond E diamond 0 i arrow.up.right
        arrow.up.right.diamond.fill E diamond 1 i arrow.up.right
        arrow.up.right.square b f143 s0.9
        arrow.up.right.square.fill b f142 s0.9
        arrow.up.right.video f f85a
        arrow.up.right.video.fill F f872
        arrow.up.square b f147 s0.9
        arrow.up.square.fill b f146 s0.9
        arrow.up.to.line f f1a5 s0.94
        arrow.up.to.line.alt f f1a5
        arrow.up.to.line.circle E circle 0 i arrow.up.to.line
        arrow.up.to.line.circle.fill E circle 1 i arrow.up.to.line
        arrow.up.to.line.compact f f1a5
        arrow.up.to.line.square E square 0 i arrow.up.to.line
        arrow.up.to.line.square.fill E square 1 i arrow.up.to.line
        arrow.up.trash m e938
        arrow.up.trash.fill m e938 f
        arrow.uturn.backward m e166 s1.23
        arrow.uturn.backward.circle E circle 0 i arrow.uturn.backward
        arrow.uturn.backward.circle.badge.ellipsis B arrow.uturn.backward.circle ellipsis
        arrow.uturn.backward.circle.fill E circle 1 i arrow.uturn.backward
        arrow.uturn.backward.square E square 0 i arrow.uturn.backward
        arrow.uturn.backward.square.fill E square 1 i arrow.uturn.backward
        arrow.uturn.down m eba2 s1.16
        arrow.uturn.down.circle E circle 0 i arrow.uturn.down
        arrow.uturn.down.circle.fill E circle 1 i arrow.uturn.down
        arrow.uturn.down.square E square 0 i arrow.uturn.down
        arrow.uturn.down.square.fill E square 1 i arrow.uturn.down
        arrow.uturn.forward m e15a s1.23
        arrow.uturn.forward.circle E circle 0 i arrow.uturn.forward
        arrow.uturn.forward.circle.fill E circle 1 i arrow.uturn.forward
        arrow.uturn.forward.square E square 0 i arrow.uturn.forward
        arrow.uturn.forward.square.fill E square 1 i arrow.uturn.forward
        arrow.uturn.left m e166 s1.23
        arrow.uturn.left.circle E circle 0 i arrow.uturn.left
        arrow.uturn.left.circle.badge.ellipsis B arrow.uturn.left.circle ellipsis
        arrow.uturn.left.circle.fill E circle 1 i arrow.uturn.left
        arrow.uturn.left.square E square 0 i arrow.uturn.left
        arrow.uturn.left.square.fill E square 1 i arrow.uturn.left
        arrow.uturn.right m e15a s1.23
        arrow.uturn.right.circle E circle 0 i arrow.uturn.right
        arrow.uturn.right.circle.fill E circle 1 i arrow.uturn.right
        arrow.uturn.right.square E square 0 i arrow.uturn.right
        arrow.uturn.right.square.fill E square 1 i arrow.uturn.right
        arrow.uturn.up m eba1
        arrow.uturn.up.circle E circle 0 i arrow.uturn.up
        arrow.uturn.up.circle.fill E circle 1 i arrow.uturn.up
        arrow.uturn.up.square E square 0 i arrow.uturn.up
        arrow.uturn.up.square.fill E square 1 i arrow.uturn.up
        arrowkeys P
        arrowkeys.down.filled P
        arrowkeys.fill P
        arrowkeys.left.filled P
        arrowkeys.right.filled P
        arrowkeys.up.filled P
        arrowshape.backward b f541 r270
        arrowshape.backward.circle E circle 0 i arrowshape.backward
        arrowshape.backward.circle.fill E circle 1 i arrowshape.backward.fill
        arrowshape.backward.fill b f540 r270
        arrowshape.bounce.forward b f673
        arrowshape.bounce.forward.fill P
        arrowshape.bounce.right b f673
        arrowshape.bounce.right.fill P
        arrowshape.down b f541 r180
        arrowshape.down.circle E circle 0 i arrowshape.down
        arrowshape.down.circle.fill E circle 1 i arrowshape.down.fill
        arrowshape.down.fill b f540 r180
        arrowshape.forward b f541 r90
        arrowshape.forward.circle E circle 0 i arrowshape.forward
        arrowshape.forward.circle.fill E circle 1 i arrowshape.forward.fill
        arrowshape.forward.fill b f540 r90
        arrowshape.left b f541 r270
        arrowshape.left.arrowshape.right P
        arrowshape.left.arrowshape.right.fill P
        arrowshape.left.circle E circle 0 i arrowshape.left
        arrowshape.left.circle.fill E circle 1 i arrowshape.left.fill
        arrowshape.left.fill b f540 r270
        arrowshape.right b f541 r90
        arrowshape.right.circle E circle 0 i arrowshape.right
        arrowshape.right.circle.fill E circle 1 i arrowshape.right.fill
        arrowshape.right.fill b f540 r90
        arrowshape.turn.up.backward b f520 s1.36
        arrowshape.turn.up.backward.2 b f51e s1.22
        arrowshape.turn.up.backward.2.circle E circle 0 i arrowshape.turn.up.backward.2
        arrowshape.turn.up.backward.2.circle.fill E circle 1 i arrowshape.turn.up.backward.2.fill
        arrowshape.turn.up.backward.2.fill b f51d s1.22
        arrowshape.turn.up.backward.badge.clock B arrowshape.turn.up.backward clock
        arrowshape.turn.up.backward.badge.clock.fill B arrowshape.turn.up.backward.fill clock
        arrowshape.turn.up.backward.circle E circle 0 i arrowshape.turn.up.backward
        arrowshape.turn.up.backward.circle.fill E circle 1 i arrowshape.turn.up.backward.fill
        arrowshape.turn.up.backward.fill b f51f s1.37
        arrowshape.turn.up.forward b f520 s1.36 x
        arrowshape.turn.up.forward.circle E circle 0 i arrowshape.turn.up.forward
        arrowshape.turn.up.forward.circle.fill E circle 1 i arrowshape.turn.up.forward.fill
        arrowshape.turn.up.forward.fill b f51f s1.37 x
        arrowshape.turn.up.left b f520 s1.36
        arrowshape.turn.up.left.2 b f51e s1.22
        arrowshape.turn.up.left.2.circle E circle 0 i arrowshape.turn.up.left.2
        arrowshape.turn.up.left.2.circle.fill E circle 1 i arrowshape.turn.up.left.2.fill
        arrowshape.turn.up.left.2.fill b f51d s1.22
        arrowshape.turn.up.left.circle E circle 0 i arrowshape.turn.up.left
        arrowshape.turn.up.left.circle.fill E circle 1 i arrowshape.turn.up.left.fill
        arrowshape.turn.up.left.fill b f51f s1.37
        arrowshape.turn.up.right b f520 s1.36 x
        arrowshape.turn.up.right.circle E circle 0 i arrowshape.turn.up.right
        arrowshape.turn.up.right.circle.fill E circle 1 i arrowshape.turn.up.right.fill
        arrowshape.turn.up.right.fill b f51f s1.37 x
        arrowshape.up b f541
        arrowshape.up.circle E circle 0 i arrowshape.up
        arrowshape.up.circle.fill E circle 1 i arrowshape.up.fill
        arrowshape.up.fill b f540
        arrowshape.zigzag.forward b f673
        arrowshape.zigzag.forward.fill P
        arrowshape.zigzag.right b f673
        arrowshape.zigzag.right.fill P
        arrowtriangle.backward b f230 s1.2
        arrowtriangle.backward.circle E circle 0 i arrowtriangle.backward
        arrowtriangle.backward.circle.fill E circle 1 i arrowtriangle.backward.fill
        arrowtriangle.backward.fill b f22d s1.2
        arrowtriangle.backward.square b f22f s0.9
        arrowtriangle.backward.square.fill b f22e s0.9
        arrowtriangle.down b f22c s1.2
        arrowtriangle.down.circle E circle 0 i arrowtriangle.down
        arrowtriangle.down.circle.fill E circle 1 i arrowtriangle.down.fill
        arrowtriangle.down.fill b f229 s1.2
        arrowtriangle.down.square b f22b s0.9
        arrowtriangle.down.square.fill b f22a s0.9
        arrowtriangle.forward b f234 s1.2
        arrowtriangle.forward.circle E circle 0 i arrowtriangle.forward
        arrowtriangle.forward.circle.fill E circle 1 i arrowtriangle.forward.fill
        arrowtriangle.forward.fill b f231 s1.2
        arrowtriangle.forward.square b f233 s0.9
        arrowtriangle.forward.square.fill b f232 s0.9
        arrowtriangle.left b f230 s1.2
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right b f695
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill P
        arrowtriangle.left.circle E circle 0 i arrowtriangle.left
        arrowtriangle.left.circle.fill E circle 1 i arrowtriangle.left.fill
        arrowtriangle.left.fill b f22d s1.2
        arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill P
        arrowtriangle.left.square b f22f s0.9
        arrowtriangle.left.square.fill b f22e s0.9
        arrowtriangle.right b f234 s1.2
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left b f690
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill b f690
        arrowtriangle.right.circle E circle 0 i arrowtriangle.right
        arrowtriangle.right.circle.fill E circle 1 i arrowtriangle.right.fill
        arrowtriangle.right.fill b f231 s1.2
        arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill P
        arrowtriangle.right.square b f233 s0.9
        arrowtriangle.right.square.fill b f232 s0.9
        arrowtriangle.up b f238 s1.2
        arrowtriangle.up.arrowtriangle.down.window.left P
        arrowtriangle.up.arrowtriangle.down.window.right P
        arrowtriangle.up.circle E circle 0 i arrowtriangle.up
        arrowtriangle.up.circle.fill E circle 1 i arrowtriangle.up.fill
        arrowtriangle.up.fill b f235 s1.2
        arrowtriangle.up.square b f237 s0.9
        arrowtriangle.up.square.fill b f236 s0.9
        aspectratio b f150
        aspectratio.fill b f14f
        asterisk b f151
        asterisk.circle E circle 0 i asterisk
        asterisk.circle.fill E circle 1 i asterisk
        at b f152 s1.45
        at.badge.minus B at minus
        at.badge.plus B at plus
        at.circle E circle 0 i at
        at.circle.fill E circle 1 i at
        atom m e686
        australiandollarsign P
        australiandollarsign.arrow.circlepath P
        australiandollarsign.circle P
        australiandollarsign.circle.fill P
        australiandollarsign.square P
        australiandollarsign.square.fill P
        australsign T ₳
        australsign.arrow.circlepath P
        australsign.circle E circle 0 t ₳
        australsign.circle.fill E circle 1 t ₳
        australsign.square E square 0 t ₳
        australsign.square.fill E square 1 t ₳
        auto.brakesignal P
        auto.headlight.high.beam P
        auto.headlight.high.beam.fill P
        auto.headlight.low.beam P
        auto.headlight.low.beam.fill P
        automatic.brakesignal P
        automatic.headlight.high.beam P
        automatic.headlight.high.beam.fill P
        automatic.headlight.low.beam P
        automatic.headlight.low.beam.fill P
        autostartstop P
        autostartstop.slash P
        autostartstop.trianglebadge.exclamationmark P
        av.remote P
        av.remote.fill P
        axel.2 P
        axel.2.front.and.rear.engaged P
        axel.2.front.engaged P
        axel.2.rear.engaged P
        axle.2 P
        axle.2.driveshaft.disengaged P
        axle.2.front.and.rear.engaged P
        axle.2.front.disengaged P
        axle.2.front.engaged P
        axle.2.rear.disengaged P
        axle.2.rear.engaged P
        axle.2.rear.lock P
        b.circle E circle 0 t B
        b.circle.fill E circle 1 t B
        b.square E square 0 t B
        b.square.fill E square 1 t B
        backpack b f8e0
        backpack.circle E circle 0 i backpack
        backpack.circle.fill E circle 1 i backpack.fill
        backpack.fill b f8df
        backward b f819 s1.17
        backward.circle E circle 0 i backward
        backward.circle.fill E circle 1 i backward.fill
        backward.end b f564 s1.43
        backward.end.alt b f564 s1.31
        backward.end.alt.fill b f563 s1.16
        backward.end.circle E circle 0 i backward.end
        backward.end.circle.fill E circle 1 i backward.end.fill
        backward.end.fill b f563 s1.45
        backward.fill b f818 s1.17
        backward.frame b f564
        backward.frame.fill b f563
        badge.plus.radiowaves.forward P
        badge.plus.radiowaves.right P
        bag b f179
        bag.badge.minus b f173 s1.16
        bag.badge.plus b f176 s1.16
        bag.badge.questionmark B bag questionmark
        bag.circle E circle 0 i bag
        bag.circle.fill E circle 1 i bag.fill
        bag.fill b f174
        bag.fill.badge.minus B bag.fill minus
        bag.fill.badge.plus b f175 s1.18
        bag.fill.badge.questionmark B bag.fill questionmark
        bahtsign T ฿
        bahtsign.arrow.circlepath P
        bahtsign.circle E circle 0 t ฿
        bahtsign.circle.fill E circle 1 t ฿
        bahtsign.square E square 0 t ฿
        bahtsign.square.fill E square 1 t ฿
        balloon b f709
        balloon.2 b f709
        balloon.2.fill b f706
        balloon.fill b f706
        bandage b f681
        bandage.fill b f680
        banknote b f247
        banknote.fill P
        barcode b f602 s1.45
        barcode.viewfinder b f601 s0.9
        barometer b f57f
        baseball m ea51
        baseball.circle E circle 0 i baseball
        baseball.circle.fill E circle 1 i baseball.fill
        baseball.diamond.bases P
        baseball.fill m ea51 f
        basket b f180
        basket.fill b f17f
        basketball m ea26
        basketball.circle E circle 0 i basketball
        basketball.circle.fill E circle 1 i basketball.fill
        basketball.fill m ea26 f
        bathtub m ea41
        bathtub.fill m ea41 f
        battery.0 b f188 s1.17
        battery.0percent b f188
        battery.100 b f186 s1.17
        battery.100.bolt b f185
        battery.100.circle E circle 0 i battery.100
        battery.100.circle.fill E circle 1 i battery.100
        battery.100percent b f186
        battery.100percent.bolt b f185
        battery.100percent.circle E circle 0 i battery.100percent
        battery.100percent.circle.fill E circle 1 i battery.100percent
        battery.25 b f911 s1.17
        battery.25percent b f911
        battery.50 b f187
        battery.50percent b f187
        battery.75 b f187
        battery.75percent b f187
        batteryblock P
        batteryblock.fill P
        batteryblock.slash P
        batteryblock.slash.fill P
        beach.umbrella f e14a
        beach.umbrella.fill F e155
        beats.earphones b f30e
        beats.fit.pro P
        beats.fit.pro.chargingcase P
        beats.fit.pro.chargingcase.fill P
        beats.fit.pro.left P
        beats.fit.pro.right P
        beats.fitpro P
        beats.fitpro.chargingcase P
        beats.fitpro.chargingcase.fill P
        beats.fitpro.left P
        beats.fitpro.right P
        beats.headphones b f413
        beats.powerbeats P
        beats.powerbeats.left P
        beats.powerbeats.right P
        beats.powerbeats3 P
        beats.powerbeats3.left P
        beats.powerbeats3.right P
        beats.powerbeatspro P
        beats.powerbeatspro.chargingcase P
        beats.powerbeatspro.chargingcase.fill P
        beats.powerbeatspro.left P
        beats.powerbeatspro.right P
        beats.studiobud.left P
        beats.studiobud.right P
        beats.studiobuds P
        beats.studiobuds.chargingcase P
        beats.studiobuds.chargingcase.fill P
        beats.studiobudsplus P
        beats.studiobudsplus.chargingcase P
        beats.studiobudsplus.chargingcase.fill P
        beats.studiobudsplus.left P
        beats.studiobudsplus.right P
        bed.double f f1da
        bed.double.circle E circle 0 i bed.double
        bed.double.circle.fill E circle 1 i bed.double.fill
        bed.double.fill F f1da
        bell b f18a
        bell.and.waveform f f11f
        bell.and.waveform.fill F f11f
        bell.and.waves.left.and.right f f11f
        bell.and.waves.left.and.right.fill F f11f
        bell.badge m f4fe
        bell.badge.circle E circle 0 i bell.badge
        bell.badge.circle.fill E circle 1 i bell.badge.fill
        bell.badge.fill m f4fe f
        bell.badge.slash b f631
        bell.badge.slash.fill b f630
        bell.badge.waveform P
        bell.badge.waveform.fill P
        bell.circle E circle 0 i bell
        bell.circle.fill E circle 1 i bell.fill
        bell.fill b f189
        bell.slash b f631
        bell.slash.circle E circle 0 i bell.slash
        bell.slash.circle.fill E circle 1 i bell.slash.fill
        bell.slash.fill b f630
        bell.square E square 0 i bell
        bell.square.fill E square 1 i bell.fill
        bicycle b f18d
        bicycle.circle E circle 0 i bicycle
        bicycle.circle.fill E circle 1 i bicycle
        bin.xmark m e92b s1.16
        bin.xmark.fill m e92b s1.16 f
        binoculars b f18f
        binoculars.circle E circle 0 i binoculars
        binoculars.circle.fill E circle 1 i binoculars.fill
        binoculars.fill b f18e
        bird m f555
        bird.circle E circle 0 i bird
        bird.circle.fill E circle 1 i bird.fill
        bird.fill m f555 f
        birthday.cake b f6ed
        birthday.cake.fill b f8e9
        bitcoinsign b f635
        bitcoinsign.arrow.circlepath P
        bitcoinsign.circle E circle 0 t ₿
        bitcoinsign.circle.fill E circle 1 t ₿
        bitcoinsign.square E square 0 t ₿
        bitcoinsign.square.fill E square 1 t ₿
        blinds.horizontal.closed P
        blinds.horizontal.open P
        blinds.vertical.closed P
        blinds.vertical.open P
        bold b f5f0 s1.16
        bold.italic.underline P
        bold.underline P
        bolt b f46d s1.05
        bolt.badge.a m e3e5
        bolt.badge.a.fill m e3e5 f
        bolt.badge.automatic m e3e5
        bolt.badge.automatic.fill m e3e5 f
        bolt.badge.checkmark B bolt checkmark
        bolt.badge.checkmark.fill B bolt.fill checkmark
        bolt.badge.clock B bolt clock
        bolt.badge.clock.fill B bolt.fill clock
        bolt.badge.xmark B bolt xmark
        bolt.badge.xmark.fill B bolt.fill xmark
        bolt.batteryblock P
        bolt.batteryblock.fill P
        bolt.brakesignal P
        bolt.car m eb1c
        bolt.car.circle E circle 0 i bolt.car
        bolt.car.circle.fill E circle 1 i bolt.car.fill
        bolt.car.fill m eb1c f
        bolt.circle E circle 0 i bolt
        bolt.circle.fill E circle 1 i bolt.fill
        bolt.fill b f46c s1.05
        bolt.fill.batteryblock P
        bolt.fill.batteryblock.fill P
        bolt.heart P
        bolt.heart.fill P
        bolt.horizontal b f46f s0.72
        bolt.horizontal.circle E circle 0 i bolt.horizontal
        bolt.horizontal.circle.fill E circle 1 i bolt.horizontal.fill
        bolt.horizontal.fill b f46e s0.72
        bolt.horizontal.icloud f e3a5
        bolt.horizontal.icloud.fill F e3ba
        bolt.ring.closed b f83a
        bolt.shield E shield 0 i bolt
        bolt.shield.fill E shield 1 i bolt.fill
        bolt.slash m e3e6 s0.95
        bolt.slash.circle E circle 0 i bolt.slash
        bolt.slash.circle.fill E circle 1 i bolt.slash.fill
        bolt.slash.fill m e3e6 s0.95 f
        bolt.square E square 0 i bolt
        bolt.square.fill E square 1 i bolt.fill
        bolt.trianglebadge.exclamationmark B bolt exclamationmark
        bolt.trianglebadge.exclamationmark.fill B bolt.fill exclamationmark
        bonjour b f1d6
        book b f194
        book.and.wrench f e179
        book.and.wrench.fill F e18d
        book.circle E circle 0 i book
        book.circle.fill E circle 1 i book.fill
        book.closed f f8fe
        book.closed.circle E circle 0 i book.closed
        book.closed.circle.fill E circle 1 i book.closed.fill
        book.closed.fill F e173
        book.fill b f192
        book.pages f e179
        book.pages.fill F e18d
        bookmark b f1a2
        bookmark.circle E circle 0 i bookmark
        bookmark.circle.fill E circle 1 i bookmark.fill
        bookmark.fill b f199
        bookmark.slash f f1f8
        bookmark.slash.fill F f1f8
        bookmark.square E square 0 i bookmark
        bookmark.square.fill E square 1 i bookmark.fill
        books.vertical f f4d3
        books.vertical.circle E circle 0 i books.vertical
        books.vertical.circle.fill E circle 1 i books.vertical.fill
        books.vertical.fill F f4dd
        box.truck b f5ea
        box.truck.badge.clock B box.truck clock
        box.truck.badge.clock.fill B box.truck.fill clock
        box.truck.fill F f862
        brain m e10e
        brain.fill m e10e f
        brain.filled.head.profile P
        brain.head.profile m ea4a
        brain.head.profile.fill m ea4a f
        brakesignal P
        brakesignal.dashed P
        brazilianrealsign P
        brazilianrealsign.arrow.circlepath P
        brazilianrealsign.circle P
        brazilianrealsign.circle.fill P
        brazilianrealsign.square P
        brazilianrealsign.square.fill P
        briefcase b f1cc s1.12
        briefcase.circle E circle 0 i briefcase
        briefcase.circle.fill E circle 1 i briefcase.fill
        briefcase.fill b f1cb s1.11
        bubble b f253
        bubble.circle E circle 0 i bubble
        bubble.circle.fill E circle 1 i bubble.fill
        bubble.fill b f24e
        bubble.left b f253 s1.07
        bubble.left.and.bubble.right f f308 s1.1
        bubble.left.and.bubble.right.fill F f308 s1.1
        bubble.left.and.exclamationmark.bubble.right P
        bubble.left.and.exclamationmark.bubble.right.fill P
        bubble.left.and.text.bubble.right f f8d3
        bubble.left.and.text.bubble.right.fill F f8eb
        bubble.left.circle E circle 0 i bubble.left
        bubble.left.circle.fill E circle 1 i bubble.left.fill
        bubble.left.fill b f24e s1.07
        bubble.middle.bottom b f265 s1.07
        bubble.middle.bottom.fill b f260 s1.07
        bubble.middle.top b f265 s1.07
        bubble.middle.top.fill b f260 s1.07
        bubble.right b f25d s1.07
        bubble.right.circle E circle 0 i bubble.right
        bubble.right.circle.fill E circle 1 i bubble.right.fill
        bubble.right.fill b f258
        bubbles.and.sparkles f f7d4
        bubbles.and.sparkles.fill F f7ed
        building b f1dd
        building.2 b f87d
        building.2.crop.circle m e7f1
        building.2.crop.circle.fill m e7f1 f
        building.2.fill b f87c
        building.columns b f62e
        building.columns.circle E circle 0 i building.columns
        building.columns.circle.fill E circle 1 i building.columns
        building.columns.fill P
        building.fill b f876
        burn P
        burst P
        burst.fill P
        bus b f87f s0.84
        bus.doubledecker b f87f
        bus.doubledecker.fill b f87e
        bus.fill b f87e s0.84
        button.angledbottom.horizontal.left P
        button.angledbottom.horizontal.left.fill P
        button.angledbottom.horizontal.right P
        button.angledbottom.horizontal.right.fill P
        button.angledtop.vertical.left P
        button.angledtop.vertical.left.fill P
        button.angledtop.vertical.right P
        button.angledtop.vertical.right.fill P
        button.horizontal P
        button.horizontal.fill P
        button.horizontal.top.press P
        button.horizontal.top.press.fill P
        button.programmable b f518
        button.programmable.square E square 0 i button.programmable
        button.programmable.square.fill E square 1 i button.programmable
        button.roundedbottom.horizontal P
        button.roundedbottom.horizontal.fill P
        button.roundedtop.horizontal P
        button.roundedtop.horizontal.fill P
        button.vertical.left.press P
        button.vertical.left.press.fill P
        button.vertical.right.press P
        button.vertical.right.press.fill P
        c.circle b f7db
        c.circle.fill b f7da
        c.square b f7dd
        c.square.fill b f7dc
        cabinet m f86e
        cabinet.fill m f86e f
        cable.coaxial P
        cable.connector b f6d9
        cable.connector.horizontal b f6d9
        cable.connector.slash S cable.connector
        cablecar m f479
        cablecar.fill m f479 f
        calendar b f214 s0.93
        calendar.badge.checkmark b f1e2
        calendar.badge.clock f f21e
        calendar.badge.exclamationmark f e24a
        calendar.badge.minus b f1eb s1.07
        calendar.badge.plus b f1ef s1.07
        calendar.circle E circle 0 i calendar
        calendar.circle.fill E circle 1 i calendar
        calendar.day.timeline.leading f f223
        calendar.day.timeline.left f f223
        calendar.day.timeline.right f f223
        calendar.day.timeline.trailing f f223
        camera b f220 s1.19
        camera.aperture m e3af
        camera.badge.clock B camera clock
        camera.badge.clock.fill B camera.fill clock
        camera.badge.ellipsis b f220
        camera.badge.ellipsis.fill b f219
        camera.circle E circle 0 i camera
        camera.circle.fill E circle 1 i camera.fill
        camera.fill b f219 s1.19
        camera.fill.badge.ellipsis B camera.fill ellipsis
        camera.filters m e43b
        camera.macro m e545
        camera.macro.circle E circle 0 i camera.macro
        camera.macro.circle.fill E circle 1 i camera.macro
        camera.metering.center.weighted P
        camera.metering.center.weighted.average P
        camera.metering.matrix P
        camera.metering.multispot P
        camera.metering.none P
        camera.metering.partial P
        camera.metering.spot P
        camera.metering.unknown P
        camera.on.rectangle f f258
        camera.on.rectangle.fill F f258
        camera.rotate m efeb s0.89
        camera.rotate.fill m efeb s0.89 f
        camera.shutter.button b f518
        camera.shutter.button.fill b f517
        camera.viewfinder m e3b4
        candybarphone b f4e7
        capslock b f223 s1.11
        capslock.fill b f222 s1.11
        capsule f ea0a
        capsule.bottomhalf.filled P
        capsule.fill F ea12
        capsule.inset.filled P
        capsule.lefthalf.filled P
        capsule.portrait P
        capsule.portrait.bottomhalf.filled P
        capsule.portrait.fill P
        capsule.portrait.inset.filled P
        capsule.portrait.lefthalf.filled P
        capsule.portrait.righthalf.filled P
        capsule.portrait.tophalf.filled P
        capsule.righthalf.filled P
        capsule.tophalf.filled P
        captions.bubble m e048 s1.21
        captions.bubble.fill m e048 s1.21 f
        car b f7e1 s0.92
        car.2 f f849
        car.2.fill F f861
        car.circle E circle 0 i car
        car.circle.fill E circle 1 i car.fill
        car.ferry m eff5
        car.ferry.fill m eff5 f
        car.fill b f7e0 s0.92
        car.front.waves.down P
        car.front.waves.down.fill P
        car.front.waves.up P
        car.front.waves.up.fill P
        car.rear P
        car.rear.and.collision.road.lane P
        car.rear.and.collision.road.lane.slash P
        car.rear.and.tire.marks P
        car.rear.and.tire.marks.slash P
        car.rear.fill P
        car.rear.road.lane P
        car.rear.road.lane.dashed P
        car.rear.waves.up P
        car.rear.waves.up.fill P
        car.side f f029f
        car.side.air.circulate P
        car.side.air.circulate.fill P
        car.side.air.fresh P
        car.side.air.fresh.fill P
        car.side.and.exclamationmark P
        car.side.and.exclamationmark.fill P
        car.side.arrowtriangle.down P
        car.side.arrowtriangle.down.fill P
        car.side.arrowtriangle.up P
        car.side.arrowtriangle.up.arrowtriangle.down P
        car.side.arrowtriangle.up.arrowtriangle.down.fill P
        car.side.arrowtriangle.up.fill P
        car.side.fill F f02b2
        car.side.front.open P
        car.side.front.open.fill P
        car.side.hill.down P
        car.side.hill.down.fill P
        car.side.hill.up P
        car.side.hill.up.fill P
        car.side.lock P
        car.side.lock.fill P
        car.side.lock.open P
        car.side.lock.open.fill P
        car.side.rear.and.collision.and.car.side.front P
        car.side.rear.and.collision.and.car.side.front.slash P
        car.side.rear.and.exclamationmark.and.car.side.front P
        car.side.rear.and.wave.3.and.car.side.front P
        car.side.rear.open P
        car.side.rear.open.fill P
        car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open P
        car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open.fill P
        car.top.door.front.left.and.front.right.and.rear.left.open P
        car.top.door.front.left.and.front.right.and.rear.left.open.fill P
        car.top.door.front.left.and.front.right.and.rear.right.open P
        car.top.door.front.left.and.front.right.and.rear.right.open.fill P
        car.top.door.front.left.and.front.right.open P
        car.top.door.front.left.and.front.right.open.fill P
        car.top.door.front.left.and.rear.left.and.rear.right.open P
        car.top.door.front.left.and.rear.left.and.rear.right.open.fill P
        car.top.door.front.left.and.rear.left.open P
        car.top.door.front.left.and.rear.left.open.fill P
        car.top.door.front.left.and.rear.right.open P
        car.top.door.front.left.and.rear.right.open.fill P
        car.top.door.front.left.open P
        car.top.door.front.left.open.fill P
        car.top.door.front.right.and.rear.left.and.rear.right.open P
        car.top.door.front.right.and.rear.left.and.rear.right.open.fill P
        car.top.door.front.right.and.rear.left.open P
        car.top.door.front.right.and.rear.left.open.fill P
        car.top.door.front.right.and.rear.right.open P
        car.top.door.front.right.and.rear.right.open.fill P
        car.top.door.front.right.open P
        car.top.door.front.right.open.fill P
        car.top.door.rear.left.and.rear.right.open P
        car.top.door.rear.left.and.rear.right.open.fill P
        car.top.door.rear.left.open P
        car.top.door.rear.left.open.fill P
        car.top.door.rear.right.open P
        car.top.door.rear.right.open.fill P
        car.top.door.sliding.left.open P
        car.top.door.sliding.left.open.fill P
        car.top.door.sliding.right.open P
        car.top.door.sliding.right.open.fill P
        car.top.frontleft.arrowtriangle P
        car.top.frontleft.arrowtriangle.fill P
        car.top.frontright.arrowtriangle P
        car.top.frontright.arrowtriangle.fill P
        car.top.lane.dashed.arrowtriangle.inward P
        car.top.lane.dashed.arrowtriangle.inward.fill P
        car.top.lane.dashed.badge.steeringwheel P
        car.top.lane.dashed.badge.steeringwheel.fill P
        car.top.lane.dashed.departure.left P
        car.top.lane.dashed.departure.left.fill P
        car.top.lane.dashed.departure.right P
        car.top.lane.dashed.departure.right.fill P
        car.top.radiowaves.front P
        car.top.radiowaves.front.fill P
        car.top.radiowaves.rear P
        car.top.radiowaves.rear.fill P
        car.top.radiowaves.rear.left P
        car.top.radiowaves.rear.left.and.rear.right P
        car.top.radiowaves.rear.left.and.rear.right.fill P
        car.top.radiowaves.rear.left.fill P
        car.top.radiowaves.rear.right P
        car.top.radiowaves.rear.right.badge.exclamationmark P
        car.top.radiowaves.rear.right.badge.exclamationmark.fill P
        car.top.radiowaves.rear.right.badge.xmark P
        car.top.radiowaves.rear.right.badge.xmark.fill P
        car.top.radiowaves.rear.right.fill P
        car.top.rearleft.arrowtriangle P
        car.top.rearleft.arrowtriangle.fill P
        car.top.rearright.arrowtriangle P
        car.top.rearright.arrowtriangle.fill P
        car.window.left P
        car.window.left.badge.exclamationmark P
        car.window.left.badge.xmark P
        car.window.left.exclamationmark P
        car.window.left.xmark P
        car.window.right P
        car.window.right.badge.exclamationmark P
        car.window.right.badge.xmark P
        car.window.right.exclamationmark P
        car.window.right.xmark P
        carbon.dioxide.cloud P
        carbon.dioxide.cloud.fill P
        carbon.monoxide.cloud P
        carbon.monoxide.cloud.fill P
        carrot f eefe
        carrot.fill F eefe
        carseat.left P
        carseat.left.1 P
        carseat.left.1.fill P
        carseat.left.2 P
        carseat.left.2.fill P
        carseat.left.3 P
        carseat.left.3.fill P
        carseat.left.and.heat.waves P
        carseat.left.and.heat.waves.fill P
        carseat.left.backrest.up.and.down P
        carseat.left.backrest.up.and.down.fill P
        carseat.left.fan P
        carseat.left.fan.fill P
        carseat.left.fill P
        carseat.left.forward.and.backward P
        carseat.left.forward.and.backward.fill P
        carseat.left.massage P
        carseat.left.massage.fill P
        carseat.left.up.and.down P
        carseat.left.up.and.down.fill P
        carseat.right P
        carseat.right.1 P
        carseat.right.1.fill P
        carseat.right.2 P
        carseat.right.2.fill P
        carseat.right.3 P
        carseat.right.3.fill P
        carseat.right.and.heat.waves P
        carseat.right.and.heat.waves.fill P
        carseat.right.backrest.up.and.down P
        carseat.right.backrest.up.and.down.fill P
        carseat.right.fan P
        carseat.right.fan.fill P
        carseat.right.fill P
        carseat.right.forward.and.backward P
        carseat.right.forward.and.backward.fill P
        carseat.right.massage P
        carseat.right.massage.fill P
        carseat.right.up.and.down P
        carseat.right.up.and.down.fill P
        cart b f242 s1.11
        cart.badge.minus b f23c s1.1
        cart.badge.plus b f23f s1.1
        cart.badge.questionmark B cart questionmark
        cart.circle E circle 0 i cart
        cart.circle.fill E circle 1 i cart.fill
        cart.fill b f23d s1.11
        cart.fill.badge.minus B cart.fill minus
        cart.fill.badge.plus b f23e s1.11
        cart.fill.badge.questionmark B cart.fill questionmark
        case b f1cc
        case.fill b f1cb
        cat f f127
        cat.circle E circle 0 i cat
        cat.circle.fill E circle 1 i cat.fill
        cat.fill F f127
        cedisign T ₵
        cedisign.arrow.circlepath P
        cedisign.circle E circle 0 t ₵
        cedisign.circle.fill E circle 1 t ₵
        cedisign.square E square 0 t ₵
        cedisign.square.fill E square 1 t ₵
        cellularbars b f514
        centsign T ¢
        centsign.arrow.circlepath P
        centsign.circle E circle 0 t ¢
        centsign.circle.fill E circle 1 t ¢
        centsign.square E square 0 t ¢
        centsign.square.fill E square 1 t ¢
        chair m efed
        chair.fill m efed f
        chair.lounge f e427
        chair.lounge.fill F e433
        chandelier P
        chandelier.fill P
        character T A
        character.book.closed f e176
        character.book.closed.fill F e18a
        character.bubble E bubble 0 t A
        character.bubble.fill E bubble 1 t A
        character.cursor.ibeam b f435
        character.duployan P
        character.magnify P
        character.phonetic P
        character.sutton P
        character.textbox b f5cb
        chart.bar b f17e s1.1
        chart.bar.doc.horizontal b f35a
        chart.bar.doc.horizontal.fill b f359
        chart.bar.fill b f17a s1.1
        chart.bar.xaxis b f17c
        chart.bar.xaxis.ascending P
        chart.bar.xaxis.ascending.badge.clock P
        chart.dots.scatter f f346
        chart.line.downtrend.xyaxis b f672
        chart.line.downtrend.xyaxis.circle E circle 0 i chart.line.downtrend.xyaxis
        chart.line.downtrend.xyaxis.circle.fill E circle 1 i chart.line.downtrend.xyaxis
        chart.line.flattrend.xyaxis b f3f2
        chart.line.flattrend.xyaxis.circle E circle 0 i chart.line.flattrend.xyaxis
        chart.line.flattrend.xyaxis.circle.fill E circle 1 i chart.line.flattrend.xyaxis
        chart.line.uptrend.xyaxis b f673
        chart.line.uptrend.xyaxis.circle E circle 0 i chart.line.uptrend.xyaxis
        chart.line.uptrend.xyaxis.circle.fill E circle 1 i chart.line.uptrend.xyaxis
        chart.pie b f4e9
        chart.pie.fill b f4e8
        chart.xyaxis.line b f3f2
        checkerboard.rectangle b f3fa
        checkerboard.shield P
        checklist b f473
        checklist.checked b f473
        checklist.unchecked b f473
        checkmark b f272 s1.31
        checkmark.applewatch P
        checkmark.bubble f e3ea
        checkmark.bubble.fill F e3f6
        checkmark.circle b f26b
        checkmark.circle.badge.questionmark B checkmark.circle questionmark
        checkmark.circle.badge.questionmark.fill B checkmark.circle.fill questionmark
        checkmark.circle.badge.xmark B checkmark.circle xmark
        checkmark.circle.badge.xmark.fill B checkmark.circle.fill xmark
        checkmark.circle.fill b f26a
        checkmark.circle.trianglebadge.exclamationmark B checkmark.circle exclamationmark
        checkmark.diamond E diamond 0 i checkmark
        checkmark.diamond.fill E diamond 1 i checkmark
        checkmark.gobackward P
        checkmark.icloud b f299
        checkmark.icloud.fill b f298
        checkmark.message f e3ea
        checkmark.message.fill F e3f6
        checkmark.rectangle E rectangle 0 i checkmark
        checkmark.rectangle.fill E rectangle 1 i checkmark
        checkmark.rectangle.portrait P
        checkmark.rectangle.portrait.fill P
        checkmark.rectangle.stack P
        checkmark.rectangle.stack.fill P
        checkmark.seal b f4b6 s1.11
        checkmark.seal.fill b f4b5 s1.11
        checkmark.shield b f52f
        checkmark.shield.fill b f531 s0.94
        checkmark.square b f26d s0.9
        checkmark.square.fill b f26c s0.9
        chevron.backward b f284 s1.06
        chevron.backward.2 b f27f s1.17
        chevron.backward.circle f e317
        chevron.backward.circle.fill F e32c
        chevron.backward.square E square 0 i chevron.backward
        chevron.backward.square.fill E square 1 i chevron.backward
        chevron.backward.to.line b f276
        chevron.compact.backward b f27a
        chevron.compact.down b f279
        chevron.compact.forward b f27b
        chevron.compact.left b f27a
        chevron.compact.right b f27b
        chevron.compact.up b f27c
        chevron.down b f282 s1.06
        chevron.down.circle f e310
        chevron.down.circle.fill F e325
        chevron.down.square E square 0 i chevron.down
        chevron.down.square.fill E square 1 i chevron.down
        chevron.forward b f285 s1.06
        chevron.forward.2 b f280 s1.17
        chevron.forward.circle f e31e
        chevron.forward.circle.fill F e333
        chevron.forward.square E square 0 i chevron.forward
        chevron.forward.square.fill E square 1 i chevron.forward
        chevron.forward.to.line b f277
        chevron.left b f284 s1.06
        chevron.left.2 b f27f s1.17
        chevron.left.circle f e317
        chevron.left.circle.fill F e32c
        chevron.left.forwardslash.chevron.right b f2c6
        chevron.left.slash.chevron.right b f2c6 s1.12
        chevron.left.square E square 0 i chevron.left
        chevron.left.square.fill E square 1 i chevron.left
        chevron.left.to.line b f276
        chevron.right b f285 s1.06
        chevron.right.2 b f280 s1.17
        chevron.right.circle f e31e
        chevron.right.circle.fill F e333
        chevron.right.square E square 0 i chevron.right
        chevron.right.square.fill E square 1 i chevron.right
        chevron.right.to.line b f277
        chevron.up b f286 s1.06
        chevron.up.chevron.down b f283 s1.24
        chevron.up.circle f e325
        chevron.up.circle.fill F e33a
        chevron.up.square E square 0 i chevron.up
        chevron.up.square.fill E square 1 i chevron.up
        chineseyuanrenminbisign P
        chineseyuanrenminbisign.arrow.circlepath P
        chineseyuanrenminbisign.circle P
        chineseyuanrenminbisign.circle.fill P
        chineseyuanrenminbisign.square P
        chineseyuanrenminbisign.square.fill P
        circle b f28a
        circle.and.line.horizontal b f2e6
        circle.and.line.horizontal.fill b f2e5
        circle.badge.checkmark B circle checkmark
        circle.badge.checkmark.fill B circle.fill checkmark
        circle.badge.exclamationmark B circle exclamationmark
        circle.badge.exclamationmark.fill B circle.fill exclamationmark
        circle.badge.minus B circle minus
        circle.badge.minus.fill B circle.fill minus
        circle.badge.plus B circle plus
        circle.badge.plus.fill B circle.fill plus
        circle.badge.questionmark B circle questionmark
        circle.badge.questionmark.fill B circle.fill questionmark
        circle.badge.xmark B circle xmark
        circle.badge.xmark.fill B circle.fill xmark
        circle.bottomhalf.fill P
        circle.bottomhalf.filled b f288 r270
        circle.bottomhalf.filled.inverse P
        circle.bottomrighthalf.checkered P
        circle.bottomthird.split P
        circle.circle E circle 0 i circle
        circle.circle.fill E circle 1 i circle.fill
        circle.dashed D circle
        circle.dashed.inset.fill P
        circle.dashed.inset.filled P
        circle.dashed.rectangle P
        circle.dotted D circle
        circle.dotted.and.circle P
        circle.dotted.circle P
        circle.dotted.circle.fill P
        circle.fill b f287
        circle.fill.square.fill E square 1 i circle.fill
        circle.filled.ipad P
        circle.filled.ipad.fill P
        circle.filled.ipad.landscape P
        circle.filled.ipad.landscape.fill P
        circle.filled.iphone P
        circle.filled.iphone.fill P
        circle.filled.pattern.diagonalline.rectangle P
        circle.grid.2x1 b f5d4
        circle.grid.2x1.fill P
        circle.grid.2x1.left.filled P
        circle.grid.2x1.right.filled P
        circle.grid.2x2 f f074
        circle.grid.2x2.fill F f074
        circle.grid.3x3 b f3f9 s1.12
        circle.grid.3x3.circle E circle 0 i circle.grid.3x3
        circle.grid.3x3.circle.fill E circle 1 i circle.grid.3x3.fill
        circle.grid.3x3.fill b f3f8 s1.11
        circle.grid.cross m e30f
        circle.grid.cross.down.fill P
        circle.grid.cross.down.filled P
        circle.grid.cross.fill m e30f f
        circle.grid.cross.left.fill P
        circle.grid.cross.left.filled P
        circle.grid.cross.right.fill P
        circle.grid.cross.right.filled P
        circle.grid.cross.up.fill P
        circle.grid.cross.up.filled P
        circle.grid.hex m eaa6
        circle.grid.hex.fill m eaa6 f
        circle.hexagongrid m eaa6
        circle.hexagongrid.circle E circle 0 i circle.hexagongrid
        circle.hexagongrid.circle.fill E circle 1 i circle.hexagongrid.fill
        circle.hexagongrid.fill m eaa6 f
        circle.hexagonpath m eaa6
        circle.hexagonpath.fill m eaa6 f
        circle.inset.filled F f64f
        circle.lefthalf.fill b f288
        circle.lefthalf.filled b f288
        circle.lefthalf.filled.inverse P
        circle.lefthalf.filled.righthalf.striped.horizontal P
        circle.lefthalf.filled.righthalf.striped.horizontal.inverse P
        circle.lefthalf.striped.horizontal P
        circle.lefthalf.striped.horizontal.inverse P
        circle.rectangle.dashed P
        circle.rectangle.filled.pattern.diagonalline P
        circle.righthalf.fill b f288 x
        circle.righthalf.filled b f288 x
        circle.righthalf.filled.inverse P
        circle.slash b f6b6
        circle.slash.fill b f6a3
        circle.square E square 0 i circle
        circle.square.fill E square 1 i circle.fill
        circle.tophalf.fill P
        circle.tophalf.filled b f288 r90
        circle.tophalf.filled.inverse P
        circlebadge f f645
        circlebadge.2 b f5d4
        circlebadge.2.fill P
        circlebadge.fill b f309
        circles.hexagongrid m eaa6
        circles.hexagongrid.fill m eaa6 f
        circles.hexagonpath P
        circles.hexagonpath.fill P
        clear b f629
        clear.fill b f628 s0.9
        clipboard b f290
        clipboard.fill b f71d
        clock b f293
        clock.arrow.2.circlepath b f292
        clock.arrow.circlepath b f292
        clock.badge P
        clock.badge.checkmark B clock checkmark
        clock.badge.checkmark.fill B clock.fill checkmark
        clock.badge.exclamationmark B clock exclamationmark
        clock.badge.exclamationmark.fill B clock.fill exclamationmark
        clock.badge.fill P
        clock.badge.questionmark B clock questionmark
        clock.badge.questionmark.fill B clock.fill questionmark
        clock.badge.xmark B clock xmark
        clock.badge.xmark.fill B clock.fill xmark
        clock.circle E circle 0 i clock
        clock.circle.fill E circle 1 i clock.fill
        clock.fill b f291
        cloud b f2c1 s1.09
        cloud.bolt b f2ac s1.14
        cloud.bolt.circle E circle 0 i cloud.bolt
        cloud.bolt.circle.fill E circle 1 i cloud.bolt.fill
        cloud.bolt.fill b f2a9 s1.13
        cloud.bolt.rain b f2ab s1.13
        cloud.bolt.rain.circle E circle 0 i cloud.bolt.rain
        cloud.bolt.rain.circle.fill E circle 1 i cloud.bolt.rain.fill
        cloud.bolt.rain.fill b f2aa s1.13
        cloud.circle E circle 0 i cloud
        cloud.circle.fill E circle 1 i cloud.fill
        cloud.drizzle b f29d s1.15
        cloud.drizzle.circle E circle 0 i cloud.drizzle
        cloud.drizzle.circle.fill E circle 1 i cloud.drizzle.fill
        cloud.drizzle.fill b f29c s1.15
        cloud.fill b f29e s1.08
        cloud.fog b f2a0 s1.18
        cloud.fog.circle E circle 0 i cloud.fog
        cloud.fog.circle.fill E circle 1 i cloud.fog.fill
        cloud.fog.fill b f29f s1.18
        cloud.hail b f2a4 s1.14
        cloud.hail.circle E circle 0 i cloud.hail
        cloud.hail.circle.fill E circle 1 i cloud.hail.fill
        cloud.hail.fill b f2a3 s1.14
        cloud.heavyrain b f2b5 s1.12
        cloud.heavyrain.circle E circle 0 i cloud.heavyrain
        cloud.heavyrain.circle.fill E circle 1 i cloud.heavyrain.fill
        cloud.heavyrain.fill b f2b4 s1.11
        cloud.moon b f2b0 s0.92
        cloud.moon.bolt f f8a5 s1.18
        cloud.moon.bolt.circle E circle 0 i cloud.moon.bolt
        cloud.moon.bolt.circle.fill E circle 1 i cloud.moon.bolt.fill
        cloud.moon.bolt.fill F f8bd s1.18
        cloud.moon.circle E circle 0 i cloud.moon
        cloud.moon.circle.fill E circle 1 i cloud.moon.fill
        cloud.moon.fill b f2af s0.9
        cloud.moon.rain f f88d s1.17
        cloud.moon.rain.circle E circle 0 i cloud.moon.rain
        cloud.moon.rain.circle.fill E circle 1 i cloud.moon.rain.fill
        cloud.moon.rain.fill F f8a5 s1.16
        cloud.rain b f2b6 s1.16
        cloud.rain.circle E circle 0 i cloud.rain
        cloud.rain.circle.fill E circle 1 i cloud.rain.fill
        cloud.rain.fill b f2b3 s1.15
        cloud.rainbow.half b f50d
        cloud.rainbow.half.fill P
        cloud.sleet b f2ba s1.13
        cloud.sleet.circle E circle 0 i cloud.sleet
        cloud.sleet.circle.fill E circle 1 i cloud.sleet.fill
        cloud.sleet.fill b f2b9 s1.12
        cloud.snow b f2bc s1.14
        cloud.snow.circle E circle 0 i cloud.snow
        cloud.snow.circle.fill E circle 1 i cloud.snow.fill
        cloud.snow.fill b f2bb s1.14
        cloud.sun b f2be
        cloud.sun.bolt f f8a5 s1.19
        cloud.sun.bolt.circle E circle 0 i cloud.sun.bolt
        cloud.sun.bolt.circle.fill E circle 1 i cloud.sun.bolt.fill
        cloud.sun.bolt.fill F f8bd s1.19
        cloud.sun.circle E circle 0 i cloud.sun
        cloud.sun.circle.fill E circle 1 i cloud.sun.fill
        cloud.sun.fill b f2bd
        cloud.sun.rain f f88a s1.18
        cloud.sun.rain.circle E circle 0 i cloud.sun.rain
        cloud.sun.rain.circle.fill E circle 1 i cloud.sun.rain.fill
        cloud.sun.rain.fill F f8a2 s1.18
        coloncurrencysign T ₡
        coloncurrencysign.arrow.circlepath P
        coloncurrencysign.circle E circle 0 t ₡
        coloncurrencysign.circle.fill E circle 1 t ₡
        coloncurrencysign.square E square 0 t ₡
        coloncurrencysign.square.fill E square 1 t ₡
        comb P
        comb.fill P
        command b f2cf s1.06
        command.circle E circle 0 i command
        command.circle.fill E circle 1 i command
        command.square E square 0 i command
        command.square.fill E square 1 i command
        compass.drawing P
        computermouse b f499
        computermouse.fill b f498
        cone P
        cone.fill P
        contact.sensor P
        contact.sensor.fill P
        contextualmenu.and.cursorarrow b f489
        control m eae6 s1.23
        cooktop f eff2
        cooktop.fill F eff2
        cpu b f2d6
        cpu.fill b f2d5
        creditcard b f2dc s1.08
        creditcard.and.123 b f2d8
        creditcard.circle E circle 0 i creditcard
        creditcard.circle.fill E circle 1 i creditcard.fill
        creditcard.fill b f2db s1.08
        creditcard.trianglebadge.exclamationmark B creditcard exclamationmark
        creditcard.trianglebadge.exclamationmark.fill B creditcard.fill exclamationmark
        creditcard.viewfinder P
        cricket.ball m ea27
        cricket.ball.circle E circle 0 i cricket.ball
        cricket.ball.circle.fill E circle 1 i cricket.ball.fill
        cricket.ball.fill m ea27 f
        crop b f2dd
        crop.rotate m e437 s0.87
        cross m f109
        cross.case f e1ee
        cross.case.circle E circle 0 i cross.case
        cross.case.circle.fill E circle 1 i cross.case.fill
        cross.case.fill F e202
        cross.circle E circle 0 i cross
        cross.circle.fill E circle 1 i cross.fill
        cross.fill m f109 f
        cross.vial m e105
        cross.vial.fill m e105 f
        crown f f020f
        crown.fill F f020f
        cruzeirosign T ₢
        cruzeirosign.arrow.circlepath P
        cruzeirosign.circle E circle 0 t ₢
        cruzeirosign.circle.fill E circle 1 t ₢
        cruzeirosign.square E square 0 t ₢
        cruzeirosign.square.fill E square 1 t ₢
        cube b f1c8
        cube.box b f1c8
        cube.box.fill b f7d2
        cube.fill b f7d2
        cube.transparent m f720
        cube.transparent.fill m f720 f
        cup.and.saucer b f7eb
        cup.and.saucer.fill b f7ea
        curlybraces b f1c9
        curlybraces.square E square 0 i curlybraces
        curlybraces.square.fill E square 1 i curlybraces
        cursor.rays f e446 s1.14
        cursorarrow b f2e3 x
        cursorarrow.and.square.on.square.dashed P
        cursorarrow.click f e446
        cursorarrow.click.2 f e446
        cursorarrow.click.badge.clock B cursorarrow.click clock
        cursorarrow.motionlines P
        cursorarrow.motionlines.click P
        cursorarrow.rays f e446
        cursorarrow.slash S cursorarrow
        cursorarrow.slash.square P
        cursorarrow.slash.square.fill P
        cursorarrow.square E square 0 i cursorarrow
        cursorarrow.square.fill E square 1 i cursorarrow
        curtains.closed P
        curtains.open P
        cylinder b f8c4
        cylinder.fill b f8be
        cylinder.split.1x2 b f8c4
        cylinder.split.1x2.fill b f8be
        d.circle E circle 0 t D
        d.circle.fill E circle 1 t D
        d.square E square 0 t D
        d.square.fill E square 1 t D
        danishkronesign P
        danishkronesign.arrow.circlepath P
        danishkronesign.circle P
        danishkronesign.circle.fill P
        danishkronesign.square P
        danishkronesign.square.fill P
        decrease.indent b f5c6 s1.42
        decrease.quotelevel b f191 s0.77
        dehumidifier b f493
        dehumidifier.fill P
        delete.backward b f159 s1.05
        delete.backward.fill b f156 s1.05
        delete.forward b f158 s1.05
        delete.forward.fill b f157 s1.05
        delete.left b f159 s1.05
        delete.left.fill b f156 s1.05
        delete.right b f158 s1.05
        delete.right.fill b f157 s1.05
        deskclock b f102
        deskclock.fill b f101
        desktopcomputer m e30b s1.16
        desktopcomputer.and.arrow.down P
        desktopcomputer.trianglebadge.exclamationmark B desktopcomputer exclamationmark
        deskview P
        deskview.fill P
        dial P
        dial.fill P
        dial.high b f580
        dial.high.fill P
        dial.low b f580
        dial.low.fill P
        dial.max b f580
        dial.max.fill P
        dial.medium b f580
        dial.medium.fill P
        dial.min b f580
        dial.min.fill P
        diamond b f2f1
        diamond.bottomhalf.filled P
        diamond.circle E circle 0 i diamond
        diamond.circle.fill E circle 1 i diamond.fill
        diamond.fill b f2ef
        diamond.inset.filled P
        diamond.lefthalf.filled b f2f0
        diamond.righthalf.filled P
        diamond.tophalf.filled P
        dice b f2fb
        dice.fill b f2fa
        die.face.1 b f2f3
        die.face.1.fill b f2f2
        die.face.2 b f2f5
        die.face.2.fill b f2f4
        die.face.3 b f2f7
        die.face.3.fill b f2f6
        die.face.4 b f2f9
        die.face.4.fill b f2f8
        die.face.5 b f2fb
        die.face.5.fill b f2fa
        die.face.6 b f2fd
        die.face.6.fill b f2fc
        digitalcrown.arrow.clockwise P
        digitalcrown.arrow.clockwise.fill P
        digitalcrown.arrow.counterclockwise P
        digitalcrown.arrow.counterclockwise.fill P
        digitalcrown.horizontal.arrow.clockwise P
        digitalcrown.horizontal.arrow.clockwise.fill P
        digitalcrown.horizontal.arrow.counterclockwise P
        digitalcrown.horizontal.arrow.counterclockwise.fill P
        digitalcrown.horizontal.press P
        digitalcrown.horizontal.press.fill P
        digitalcrown.press P
        digitalcrown.press.fill P
        directcurrent P
        dishwasher f efe4
        dishwasher.circle E circle 0 i dishwasher
        dishwasher.circle.fill E circle 1 i dishwasher.fill
        dishwasher.fill F efe4
        display b f302
        display.2 f f35a
        display.and.arrow.down P
        display.trianglebadge.exclamationmark B display exclamationmark
        distribute.horizontal.center b f303
        distribute.horizontal.center.fill P
        distribute.horizontal.left P
        distribute.horizontal.left.fill P
        distribute.horizontal.right P
        distribute.horizontal.right.fill P
        distribute.vertical.bottom P
        distribute.vertical.bottom.fill P
        distribute.vertical.center b f304
        distribute.vertical.center.fill P
        distribute.vertical.top P
        distribute.vertical.top.fill P
        divide T ÷
        divide.circle E circle 0 t ÷
        divide.circle.fill E circle 1 t ÷
        divide.square E square 0 t ÷
        divide.square.fill E square 1 t ÷
        doc b f392 s1.07
        doc.append f e4dc
        doc.append.fill F e4e8
        doc.badge.arrow.up b f358
        doc.badge.arrow.up.fill b f357
        doc.badge.clock B doc clock
        doc.badge.clock.fill B doc.fill clock
        doc.badge.ellipsis f e549
        doc.badge.gearshape f e542
        doc.badge.gearshape.fill F e54e
        doc.badge.plus b f37d
        doc.circle E circle 0 i doc
        doc.circle.fill E circle 1 i doc.fill
        doc.fill b f369 s1.07
        doc.fill.badge.ellipsis B doc.fill ellipsis
        doc.fill.badge.plus b f37c
        doc.on.clipboard f f2d6 s1.12
        doc.on.clipboard.fill F f2d6 s1.12
        doc.on.doc b f3c2 s1.17
        doc.on.doc.fill F f32c s1.18
        doc.plaintext b f3b9 s1.07
        doc.plaintext.fill b f3b8 s1.07
        doc.questionmark f e532
        doc.questionmark.fill F e53e
        doc.richtext b f3b1 s1.07
        doc.richtext.fill b f3b0 s1.07
        doc.text b f38b s1.07
        doc.text.below.ecg f e50b
        doc.text.below.ecg.fill F e517
        doc.text.fill b f38a s1.07
        doc.text.fill.viewfinder m e5fa
        doc.text.image b f383
        doc.text.image.fill b f382
        doc.text.magnifyingglass f f3af
        doc.text.viewfinder m e5fa s0.87
        doc.viewfinder m e5fa
        doc.viewfinder.fill m e5fa f
        doc.zipper b f391
        dock.arrow.down.rectangle P
        dock.arrow.up.rectangle P
        dock.rectangle b f61e
        dog f f121
        dog.circle E circle 0 i dog
        dog.circle.fill E circle 1 i dog.fill
        dog.fill F f121
        dollarsign b f636
        dollarsign.arrow.circlepath b f638
        dollarsign.circle m f041
        dollarsign.circle.fill m f041 f
        dollarsign.square E square 0 t $
        dollarsign.square.fill E square 1 t $
        dongsign T ₫
        dongsign.arrow.circlepath P
        dongsign.circle E circle 0 t ₫
        dongsign.circle.fill E circle 1 t ₫
        dongsign.square E square 0 t ₫
        dongsign.square.fill E square 1 t ₫
        door.french.closed P
        door.french.open P
        door.garage.closed P
        door.garage.closed.trianglebadge.exclamationmark P
        door.garage.double.bay.closed P
        door.garage.double.bay.closed.trianglebadge.exclamationmark P
        door.garage.double.bay.open P
        door.garage.double.bay.open.trianglebadge.exclamationmark P
        door.garage.open P
        door.garage.open.trianglebadge.exclamationmark P
        door.left.hand.closed b f306
        door.left.hand.open b f308
        door.right.hand.closed b f306 x
        door.right.hand.open b f308 x
        door.sliding.left.hand.closed P
        door.sliding.left.hand.open P
        door.sliding.right.hand.closed P
        door.sliding.right.hand.open P
        dot.arrowtriangles.up.right.down.left.circle P
        dot.circle.and.cursorarrow P
        dot.circle.and.hand.point.up.left.fill P
        dot.circle.viewfinder m e3b5
        dot.radiowaves.forward b f61c s1.1 r90
        dot.radiowaves.left.and.right b f1d6 s1.15
        dot.radiowaves.right b f61c s1.1 r90
        dot.radiowaves.up.forward b f1d6
        dot.scope b f769
        dot.scope.display P
        dot.scope.laptopcomputer P
        dot.square P
        dot.square.fill P
        dot.squareshape m e3b5
        dot.squareshape.fill m e3b5 f
        dot.squareshape.split.2x2 P
        dot.viewfinder m e3b5
        dots.and.line.vertical.and.cursorarrow.rectangle P
        dpad b f687
        dpad.down.fill P
        dpad.down.filled P
        dpad.fill b f686
        dpad.left.fill P
        dpad.left.filled P
        dpad.right.fill P
        dpad.right.filled P
        dpad.up.fill P
        dpad.up.filled P
        drop b f30d
        drop.circle E circle 0 i drop
        drop.circle.fill E circle 1 i drop.fill
        drop.degreesign m e278
        drop.degreesign.fill m e278 f
        drop.degreesign.slash S drop.degreesign
        drop.degreesign.slash.fill S drop.degreesign.fill
        drop.fill b f30b
        drop.halffull b f30c
        drop.keypad.rectangle P
        drop.keypad.rectangle.fill P
        drop.transmission P
        drop.triangle b f30d
        drop.triangle.fill b f30b
        dryer P
        dryer.circle P
        dryer.circle.fill P
        dryer.fill P
        dumbbell f e5b0
        dumbbell.fill F e5bd
        e.circle E circle 0 t E
        e.circle.fill E circle 1 t E
        e.square E square 0 t E
        e.square.fill E square 1 t E
        ear b f689 s1.06
        ear.and.waveform P
        ear.badge.checkmark b f689
        ear.badge.waveform P
        ear.fill b f688 s1.06
        ear.trianglebadge.exclamationmark B ear exclamationmark
        earbuds b f30e
        earbuds.case b f30e
        earbuds.case.fill P
        earpods b f30e
        eject b f315 s1.07
        eject.circle E circle 0 i eject
        eject.circle.fill E circle 1 i eject.fill
        eject.fill b f314 s1.06
        ellipses.bubble b f24d s1.07
        ellipses.bubble.fill b f24c s1.07
        ellipsis b f5d4 s1.09
        ellipsis.bubble b f24d
        ellipsis.bubble.fill b f24c
        ellipsis.circle f f0f2
        ellipsis.circle.fill F f0f2
        ellipsis.curlybraces b f1c9
        ellipsis.message b f24a
        ellipsis.message.fill b f249
        ellipsis.rectangle f ed74
        ellipsis.rectangle.fill F ed74
        ellipsis.vertical.bubble b f24d
        ellipsis.vertical.bubble.fill b f24c
        ellipsis.viewfinder P
        engine.combustion f e5e0
        engine.combustion.badge.exclamationmark B engine.combustion exclamationmark
        engine.combustion.badge.exclamationmark.fill B engine.combustion.fill exclamationmark
        engine.combustion.fill F e5ed
        entry.lever.keypad m efff
        entry.lever.keypad.fill m efff f
        entry.lever.keypad.trianglebadge.exclamationmark B entry.lever.keypad exclamationmark
        entry.lever.keypad.trianglebadge.exclamationmark.fill B entry.lever.keypad.fill exclamationmark
        envelope b f32f s1.1
        envelope.arrow.triangle.branch P
        envelope.arrow.triangle.branch.fill P
        envelope.badge m f18a s1.14
        envelope.badge.fill m f18a s1.14 f
        envelope.badge.person.crop B envelope person.crop
        envelope.badge.person.crop.fill B envelope.fill person.crop
        envelope.badge.shield.half.filled B envelope shield.half.filled
        envelope.badge.shield.half.filled.fill B envelope.fill shield.half.filled
        envelope.badge.shield.leadinghalf.fill P
        envelope.circle E circle 0 i envelope
        envelope.circle.fill E circle 1 i envelope.fill
        envelope.fill b f32c s1.1
        envelope.fill.badge.shield.trailinghalf.fill P
        envelope.open b f32e s1.1
        envelope.open.badge.clock B envelope.open clock
        envelope.open.fill b f32d s1.1
        equal m f77b s0.87
        equal.circle f e5e2
        equal.circle.fill F e5ef
        equal.square E square 0 i equal
        equal.square.fill E square 1 i equal
        eraser b f331
        eraser.fill b f330
        eraser.line.dashed b f331
        eraser.line.dashed.fill b f330
        escape b f7ee s1.11
        esim b f54c
        esim.fill b f54b
        eurosign b f637
        eurosign.arrow.circlepath P
        eurosign.circle E circle 0 t €
        eurosign.circle.fill E circle 1 t €
        eurosign.square E square 0 t €
        eurosign.square.fill E square 1 t €
        eurozonesign T ₠
        eurozonesign.arrow.circlepath P
        eurozonesign.circle E circle 0 t ₠
        eurozonesign.circle.fill E circle 1 t ₠
        eurozonesign.square E square 0 t ₠
        eurozonesign.square.fill E square 1 t ₠
        ev.charger b f83a
        ev.charger.arrowtriangle.left P
        ev.charger.arrowtriangle.left.fill P
        ev.charger.arrowtriangle.right P
        ev.charger.arrowtriangle.right.fill P
        ev.charger.exclamationmark P
        ev.charger.exclamationmark.fill P
        ev.charger.fill b f839
        ev.charger.slash S ev.charger
        ev.charger.slash.fill S ev.charger.fill
        ev.plug.ac.gb.t P
        ev.plug.ac.gb.t.fill P
        ev.plug.ac.type.1 P
        ev.plug.ac.type.1.fill P
        ev.plug.ac.type.2 P
        ev.plug.ac.type.2.fill P
        ev.plug.dc.ccs1 P
        ev.plug.dc.ccs1.fill P
        ev.plug.dc.ccs2 P
        ev.plug.dc.ccs2.fill P
        ev.plug.dc.chademo P
        ev.plug.dc.chademo.fill P
        ev.plug.dc.gb.t P
        ev.plug.dc.gb.t.fill P
        ev.plug.dc.nacs P
        ev.plug.dc.nacs.fill P
        exclamationmark b f63c s1.22
        exclamationmark.2 T !!
        exclamationmark.3 T !!!
        exclamationmark.applewatch P
        exclamationmark.arrow.circlepath m e629
        exclamationmark.arrow.triangle.2.circlepath m e629
        exclamationmark.brakesignal P
        exclamationmark.bubble f e3f2
        exclamationmark.bubble.circle E circle 0 i exclamationmark.bubble
        exclamationmark.bubble.circle.fill E circle 1 i exclamationmark.bubble.fill
        exclamationmark.bubble.fill F e3fe
        exclamationmark.circle b f333
        exclamationmark.circle.fill b f332
        exclamationmark.icloud f efdc
        exclamationmark.icloud.fill F efdc
        exclamationmark.lock P
        exclamationmark.lock.fill P
        exclamationmark.magnifyingglass m e9a9
        exclamationmark.octagon b f337
        exclamationmark.octagon.fill b f336
        exclamationmark.questionmark T !?
        exclamationmark.shield b f530
        exclamationmark.shield.fill b f532 s0.94
        exclamationmark.square b f339 s0.9
        exclamationmark.square.fill b f338 s0.9
        exclamationmark.tirepressure P
        exclamationmark.transmission P
        exclamationmark.triangle b f33b
        exclamationmark.triangle.fill b f33a
        exclamationmark.warninglight P
        exclamationmark.warninglight.fill P
        externaldrive b f412
        externaldrive.badge.checkmark B externaldrive checkmark
        externaldrive.badge.exclamationmark B externaldrive exclamationmark
        externaldrive.badge.icloud P
        externaldrive.badge.minus B externaldrive minus
        externaldrive.badge.person.crop B externaldrive person.crop
        externaldrive.badge.plus B externaldrive plus
        externaldrive.badge.questionmark B externaldrive questionmark
        externaldrive.badge.timemachine P
        externaldrive.badge.wifi B externaldrive wifi
        externaldrive.badge.xmark B externaldrive xmark
        externaldrive.connected.to.line.below b f40d
        externaldrive.connected.to.line.below.fill b f40c
        externaldrive.fill b f40b
        externaldrive.fill.badge.checkmark B externaldrive.fill checkmark
        externaldrive.fill.badge.exclamationmark B externaldrive.fill exclamationmark
        externaldrive.fill.badge.icloud P
        externaldrive.fill.badge.minus B externaldrive.fill minus
        externaldrive.fill.badge.person.crop B externaldrive.fill person.crop
        externaldrive.fill.badge.plus B externaldrive.fill plus
        externaldrive.fill.badge.questionmark B externaldrive.fill questionmark
        externaldrive.fill.badge.timemachine P
        externaldrive.fill.badge.wifi B externaldrive.fill wifi
        externaldrive.fill.badge.xmark B externaldrive.fill xmark
        externaldrive.fill.trianglebadge.exclamationmark B externaldrive.fill exclamationmark
        externaldrive.trianglebadge.exclamationmark B externaldrive exclamationmark
        eye b f341 s1.11
        eye.circle E circle 0 i eye
        eye.circle.fill E circle 1 i eye.fill
        eye.fill b f33e s1.11
        eye.slash b f340 s1.06
        eye.slash.circle E circle 0 i eye.slash
        eye.slash.circle.fill E circle 1 i eye.slash.fill
        eye.slash.fill b f33f s1.07
        eye.square E square 0 i eye
        eye.square.fill E square 1 i eye.fill
        eye.trianglebadge.exclamationmark B eye exclamationmark
        eye.trianglebadge.exclamationmark.fill B eye.fill exclamationmark
        eyebrow P
        eyedropper b f342
        eyedropper.full b f342
        eyedropper.halffull b f342
        eyeglasses b f343 s1.19
        eyeglasses.slash S eyeglasses
        eyes P
        eyes.inverse P
        f.circle E circle 0 t F
        f.circle.fill E circle 1 t F
        f.cursive T ƒ
        f.cursive.circle E circle 0 t ƒ
        f.cursive.circle.fill E circle 1 t ƒ
        f.square E square 0 t F
        f.square.fill E square 1 t F
        face.dashed m f008
        face.dashed.fill m f008 f
        face.smiling b f327
        face.smiling.fill b f324
        face.smiling.inverse b f327
        faceid m e21c
        facemask m f218
        facemask.fill m f218 f
        fan b f670
        fan.and.light.ceiling P
        fan.and.light.ceiling.fill P
        fan.badge.automatic B fan automatic
        fan.badge.automatic.fill B fan automatic
        fan.ceiling b f670
        fan.ceiling.fill P
        fan.desk b f670
        fan.desk.fill P
        fan.fill P
        fan.floor b f670
        fan.floor.fill P
        fan.oscillation P
        fan.oscillation.fill P
        fan.slash S fan
        fan.slash.fill S fan
        fanblades b f670
        fanblades.fill P
        fanblades.slash S fanblades
        fanblades.slash.fill S fanblades
        faxmachine m ead8
        faxmachine.fill m ead8 f
        ferry m eff5
        ferry.fill m eff5 f
        fiberchannel P
        fibrechannel P
        field.of.view.ultrawide P
        field.of.view.ultrawide.fill P
        field.of.view.wide P
        field.of.view.wide.fill P
        figure b f8f9
        figure.2 m e63d
        figure.2.and.child.holdinghands m f1a2
        figure.2.arms.open m e63d
        figure.2.circle E circle 0 i figure.2
        figure.2.circle.fill E circle 1 i figure.2
        figure.american.football m ea29
        figure.and.child.holdinghands m f1ac
        figure.archery P
        figure.arms.open b f8f6
        figure.australian.football P
        figure.badminton P
        figure.barre P
        figure.baseball m ea51
        figure.basketball m ea26
        figure.bowling P
        figure.boxing m ea2c
        figure.child m eb67
        figure.child.and.lock P
        figure.child.and.lock.fill P
        figure.child.and.lock.open P
        figure.child.and.lock.open.fill P
        figure.child.circle E circle 0 i figure.child
        figure.child.circle.fill E circle 1 i figure.child
        figure.climbing m e50a
        figure.cooldown m ebc4
        figure.core.training P
        figure.cricket m ea27
        figure.cross.training P
        figure.curling P
        figure.dance m ea62
        figure.disc.sports P
        figure.dress.line.vertical.figure m e63d
        figure.elliptical P
        figure.equestrian.sports P
        figure.fall m f60d
        figure.fall.circle E circle 0 i figure.fall
        figure.fall.circle.fill E circle 1 i figure.fall
        figure.fencing P
        figure.fishing m ead7
        figure.flexibility m ebc4
        figure.golf m eb45
        figure.gymnastics m ebc4
        figure.hand.cycling P
        figure.handball m ea33
        figure.highintensity.intervaltraining m f81f
        figure.hiking m e50a
        figure.hockey m ea2b
        figure.hunting P
        figure.indoor.cycle m e52f
        figure.jumprope P
        figure.kickboxing m eae9
        figure.lacrosse P
        figure.martial.arts m eae9
        figure.mind.and.body m ea78
        figure.mixed.cardio P
        figure.open.water.swim m eb48
        figure.outdoor.cycle m e52f
        figure.pickleball P
        figure.pilates P
        figure.play P
        figure.pool.swim m eb48
        figure.racquetball P
        figure.roll b f8fb
        figure.roll.runningpace m e934
        figure.rolling P
        figure.rower m e921
        figure.rugby m ea2e
        figure.run m e566
        figure.run.circle E circle 0 i figure.run
        figure.run.circle.fill E circle 1 i figure.run
        figure.run.square.stack m e566
        figure.run.square.stack.fill m e566 f
        figure.sailing m e50d
        figure.seated.seatbelt m e637
        figure.seated.seatbelt.and.airbag.off P
        figure.seated.seatbelt.and.airbag.on P
        figure.seated.side m e637
        figure.seated.side.air.distribution.lower P
        figure.seated.side.air.distribution.middle P
        figure.seated.side.air.distribution.middle.and.lower P
        figure.seated.side.air.distribution.middle.and.lower.angled P
        figure.seated.side.air.distribution.upper P
        figure.seated.side.air.distribution.upper.angled.and.lower.angled P
        figure.seated.side.air.distribution.upper.angled.and.middle P
        figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled P
        figure.seated.side.air.lower P
        figure.seated.side.air.upper P
        figure.seated.side.air.upper.and.lower P
        figure.seated.side.air.windshield P
        figure.seated.side.airbag.off P
        figure.seated.side.airbag.off.2 P
        figure.seated.side.airbag.on P
        figure.seated.side.airbag.on.2 P
        figure.seated.side.automatic P
        figure.seated.side.windshield.front.and.heat.waves P
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower P
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle P
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower P
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper P
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower P
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle P
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower P
        figure.skating m e50b
        figure.skiing.crosscountry m e50e
        figure.skiing.downhill m e509
        figure.snowboarding m e513
        figure.soccer m ea2f
        figure.socialdance m ea62
        figure.softball P
        figure.squash P
        figure.stair.stepper m f1a9
        figure.stairs m f1a9
        figure.stand b f8f9
        figure.stand.line.dotted.figure.stand P
        figure.step.training P
        figure.strengthtraining.functional m f6e6
        figure.strengthtraining.traditional m f6e6
        figure.surfing m e515
        figure.table.tennis P
        figure.taichi P
        figure.tennis m ea32
        figure.track.and.field m f81f
        figure.volleyball m ea31
        figure.walk b f8fa
        figure.walk.arrival m e572
        figure.walk.circle E circle 0 i figure.walk
        figure.walk.circle.fill E circle 1 i figure.walk
        figure.walk.departure m e572
        figure.walk.diamond E diamond 0 i figure.walk
        figure.walk.diamond.fill E diamond 1 i figure.walk
        figure.walk.motion b f8fa
        figure.walk.motion.trianglebadge.exclamationmark B figure.walk.motion exclamationmark
        figure.water.fitness m eb48
        figure.waterpolo m eb48
        figure.wave b f8f7
        figure.wave.circle E circle 0 i figure.wave
        figure.wave.circle.fill E circle 1 i figure.wave
        figure.wrestling m ea34
        figure.yoga m ea78
        filemenu.and.cursorarrow b f489
        filemenu.and.selection b f489
        film b f3c3
        film.circle E circle 0 i film
        film.circle.fill E circle 1 i film.fill
        film.fill F eefc s1.14
        film.stack m e04a
        film.stack.fill m e04a f
        fireplace f efed
        fireplace.fill F efed
        firewall P
        firewall.fill P
        fireworks m ea65
        fish f ef00
        fish.circle E circle 0 i fish
        fish.circle.fill E circle 1 i fish.fill
        fish.fill F ef00
        flag b f3cc
        flag.2.crossed P
        flag.2.crossed.circle P
        flag.2.crossed.circle.fill P
        flag.2.crossed.fill P
        flag.and.flag.filled.crossed P
        flag.badge.ellipsis B flag ellipsis
        flag.badge.ellipsis.fill B flag.fill ellipsis
        flag.checkered f f070
        flag.checkered.2.crossed P
        flag.checkered.circle E circle 0 i flag.checkered
        flag.checkered.circle.fill E circle 1 i flag.checkered
        flag.circle E circle 0 i flag
        flag.circle.fill E circle 1 i flag.fill
        flag.fill b f3cb
        flag.filled.and.flag.crossed P
        flag.slash f f40f
        flag.slash.circle E circle 0 i flag.slash
        flag.slash.circle.fill E circle 1 i flag.slash.fill
        flag.slash.fill F f40e
        flag.square E square 0 i flag
        flag.square.fill E square 1 i flag.fill
        flame f ef6a s1.07
        flame.circle E circle 0 i flame
        flame.circle.fill E circle 1 i flame.fill
        flame.fill F ef6a s1.07
        flashlight.off.circle E circle 0 i flashlight.off.fill
        flashlight.off.circle.fill E circle 1 i flashlight.off.fill
        flashlight.off.fill F f41b
        flashlight.on.circle E circle 0 i flashlight.on.fill
        flashlight.on.circle.fill E circle 1 i flashlight.on.fill
        flashlight.on.fill F f41a
        flashlight.slash P
        flashlight.slash.circle P
        flashlight.slash.circle.fill P
        flask b f90a
        flask.fill b f907
        fleuron P
        fleuron.fill P
        flip.horizontal f e62d
        flip.horizontal.fill F e63a
        flipphone P
        florinsign T ƒ
        florinsign.arrow.circlepath P
        florinsign.circle E circle 0 t ƒ
        florinsign.circle.fill E circle 1 t ƒ
        florinsign.square E square 0 t ƒ
        florinsign.square.fill E square 1 t ƒ
        flowchart b f2ee s1.18
        flowchart.fill b f2ed s1.18
        fluid.brakesignal P
        fluid.transmission P
        fn T fn
        folder b f3d7 s1.13
        folder.badge.gear B folder gear
        folder.badge.gearshape m f775
        folder.badge.minus b f3d2 s1.08
        folder.badge.person.crop m e2c9 s1.12
        folder.badge.plus b f3d3 s1.08
        folder.badge.questionmark m f4e4
        folder.circle E circle 0 i folder
        folder.circle.fill E circle 1 i folder.fill
        folder.fill b f3d1 s1.13
        folder.fill.badge.gear B folder.fill gear
        folder.fill.badge.gearshape m f775 f
        folder.fill.badge.minus B folder.fill minus
        folder.fill.badge.person.crop m e2c9 s1.12 f
        folder.fill.badge.plus F f421 s0.9
        folder.fill.badge.questionmark B folder.fill questionmark
        football m ea29
        football.circle E circle 0 i football
        football.circle.fill E circle 1 i football.fill
        football.fill m ea29 f
        fork.knife b f91a
        fork.knife.circle E circle 0 i fork.knife
        fork.knife.circle.fill E circle 1 i fork.knife
        forward b f7f4 s1.17
        forward.circle E circle 0 i forward
        forward.circle.fill E circle 1 i forward.fill
        forward.end b f558 s1.43
        forward.end.alt b f558 s1.31
        forward.end.alt.fill b f557 s1.16
        forward.end.circle E circle 0 i forward.end
        forward.end.circle.fill E circle 1 i forward.end.fill
        forward.end.fill b f557 s1.45
        forward.fill b f7f3 s1.17
        forward.frame b f558
        forward.frame.fill b f557
        fossil.shell P
        fossil.shell.fill P
        francsign T ₣
        francsign.arrow.circlepath P
        francsign.circle E circle 0 t ₣
        francsign.circle.fill E circle 1 t ₣
        francsign.square E square 0 t ₣
        francsign.square.fill E square 1 t ₣
        frying.pan m f543
        frying.pan.fill m f543 f
        fuelpump b f83e
        fuelpump.arrowtriangle.left P
        fuelpump.arrowtriangle.left.fill P
        fuelpump.arrowtriangle.right P
        fuelpump.arrowtriangle.right.fill P
        fuelpump.circle E circle 0 i fuelpump
        fuelpump.circle.fill E circle 1 i fuelpump.fill
        fuelpump.exclamationmark P
        fuelpump.exclamationmark.fill P
        fuelpump.fill b f83d
        fuelpump.slash S fuelpump
        fuelpump.slash.fill S fuelpump.fill
        function m f866 s0.82
        fx m f866 s0.91
        g.circle E circle 0 t G
        g.circle.fill E circle 1 t G
        g.square E square 0 t G
        g.square.fill E square 1 t G
        gamecontroller m f135
        gamecontroller.fill m f135 f
        gauge b f580 s1.12
        gauge.badge.minus B gauge minus
        gauge.badge.plus B gauge plus
        gauge.high b f580
        gauge.low b f580
        gauge.medium b f580
        gauge.medium.badge.minus B gauge.medium minus
        gauge.medium.badge.plus B gauge.medium plus
        gauge.open.with.lines.needle.33percent P
        gauge.open.with.lines.needle.33percent.and.arrowtriangle P
        gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent P
        gauge.open.with.lines.needle.67percent.and.arrowtriangle P
        gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car P
        gauge.open.with.lines.needle.84percent.exclamation P
        gauge.with.dots.needle.0percent P
        gauge.with.dots.needle.100percent P
        gauge.with.dots.needle.33percent b f580
        gauge.with.dots.needle.50percent b f580
        gauge.with.dots.needle.67percent b f580
        gauge.with.dots.needle.bottom.0percent P
        gauge.with.dots.needle.bottom.100percent P
        gauge.with.dots.needle.bottom.50percent P
        gauge.with.dots.needle.bottom.50percent.badge.minus P
        gauge.with.dots.needle.bottom.50percent.badge.plus P
        gauge.with.needle b f580
        gauge.with.needle.fill P
        gear b f3e3
        gear.badge b f3e3
        gear.badge.checkmark B gear checkmark
        gear.badge.questionmark B gear questionmark
        gear.badge.xmark B gear xmark
        gear.circle E circle 0 i gear
        gear.circle.fill E circle 1 i gear
        gearshape b f3e5
        gearshape.2 m e726
        gearshape.2.fill m e726 f
        gearshape.arrow.triangle.2.circlepath m ebe7
        gearshape.circle E circle 0 i gearshape
        gearshape.circle.fill E circle 1 i gearshape.fill
        gearshape.fill b f3e2
        gearshift.layout.sixspeed P
        gift b f3ec
        gift.circle E circle 0 i gift
        gift.circle.fill E circle 1 i gift.fill
        gift.fill b f3eb
        giftcard f e69c
        giftcard.fill F e6a9
        globe b f3ee
        globe.americas b f882
        globe.americas.fill b f91b
        globe.asia.australia b f883
        globe.asia.australia.fill b f91c
        globe.badge.chevron.backward b f3ee
        globe.central.south.asia b f884
        globe.central.south.asia.fill b f91d
        globe.desk m e2db
        globe.desk.fill m e2db f
        globe.europe.africa b f885
        globe.europe.africa.fill b f91e
        glowplug P
        gobackward b f117 s1.3
        gobackward.10 m e059 s1.11
        gobackward.15 b f117 s1.3
        gobackward.30 m e05a s1.11
        gobackward.45 b f117 s1.3
        gobackward.5 m e05b
        gobackward.60 b f117 s1.3
        gobackward.75 b f117 s1.3
        gobackward.90 b f117 s1.3
        gobackward.minus P
        goforward b f116 s1.3
        goforward.10 m e056 s1.11
        goforward.15 b f116 s1.3
        goforward.30 m e057 s1.11
        goforward.45 b f116 s1.3
        goforward.5 m e058
        goforward.60 b f116 s1.3
        goforward.75 b f116 s1.3
        goforward.90 b f116 s1.3
        goforward.plus P
        graduationcap b f6fe
        graduationcap.circle E circle 0 i graduationcap
        graduationcap.circle.fill E circle 1 i graduationcap.fill
        graduationcap.fill b f6fd
        greaterthan b f285 s0.89
        greaterthan.circle E circle 0 i greaterthan
        greaterthan.circle.fill E circle 1 i greaterthan
        greaterthan.square E square 0 i greaterthan
        greaterthan.square.fill E square 1 i greaterthan
        greetingcard P
        greetingcard.fill P
        grid b f3fa s0.93
        grid.circle E circle 0 i grid
        grid.circle.fill E circle 1 i grid
        guaranisign T ₲
        guaranisign.arrow.circlepath P
        guaranisign.circle E circle 0 t ₲
        guaranisign.circle.fill E circle 1 t ₲
        guaranisign.square E square 0 t ₲
        guaranisign.square.fill E square 1 t ₲
        guitars f e6d4 s1.1
        guitars.fill F e6e1 s1.1
        gym.bag b f8eb
        gym.bag.fill b f8ea
        gyroscope m e84d
        h.circle b f7fb
        h.circle.fill b f7fa
        h.square b f7fd
        h.square.fill b f7fc
        h.square.fill.on.square.fill P
        h.square.on.square P
        h.square.on.square.fill P
        hammer b f3ff s1.22
        hammer.circle E circle 0 i hammer
        hammer.circle.fill E circle 1 i hammer.fill
        hammer.fill b f3ff s1.22
        hand.app P
        hand.app.fill P
        hand.draw f e6d8
        hand.draw.fill F e6e5
        hand.point.down b f403 r180
        hand.point.down.fill b f400 r180
        hand.point.left b f403 r270
        hand.point.left.fill b f400 r270
        hand.point.right b f403 r90
        hand.point.right.fill b f400 r90
        hand.point.up b f403
        hand.point.up.braille P
        hand.point.up.braille.fill P
        hand.point.up.fill b f400
        hand.point.up.left b f403
        hand.point.up.left.and.text P
        hand.point.up.left.and.text.fill P
        hand.point.up.left.fill b f400
        hand.raised m e769
        hand.raised.app E app 0 i hand.raised
        hand.raised.app.fill E app 1 i hand.raised.fill
        hand.raised.brakesignal P
        hand.raised.brakesignal.slash P
        hand.raised.circle E circle 0 i hand.raised
        hand.raised.circle.fill E circle 1 i hand.raised.fill
        hand.raised.fill m e769 f
        hand.raised.fingers.spread m e769
        hand.raised.fingers.spread.fill m e769 f
        hand.raised.slash m f1b0
        hand.raised.slash.fill m f1b0 s0.94 f
        hand.raised.square E square 0 i hand.raised
        hand.raised.square.fill E square 1 i hand.raised.fill
        hand.raised.square.on.square P
        hand.raised.square.on.square.fill P
        hand.tap m e913
        hand.tap.fill m e913 f
        hand.thumbsdown b f405 s1.21
        hand.thumbsdown.circle E circle 0 i hand.thumbsdown
        hand.thumbsdown.circle.fill E circle 1 i hand.thumbsdown.fill
        hand.thumbsdown.fill b f404 s1.14
        hand.thumbsup b f407 s1.22
        hand.thumbsup.circle E circle 0 i hand.thumbsup
        hand.thumbsup.circle.fill E circle 1 i hand.thumbsup.fill
        hand.thumbsup.fill b f406 s1.14
        hand.wave m e766
        hand.wave.fill m e766 f
        handbag b f409
        handbag.circle E circle 0 i handbag
        handbag.circle.fill E circle 1 i handbag.fill
        handbag.fill b f408
        hands.and.sparkles m f21f
        hands.and.sparkles.fill m f21f f
        hands.clap m ebe5
        hands.clap.fill m ebe5 f
        hands.sparkles m f21f
        hands.sparkles.fill m f21f f
        hanger m f19e
        hare f e052 s1.17
        hare.circle E circle 0 i hare
        hare.circle.fill E circle 1 i hare.fill
        hare.fill F e052 s1.18
        hazardsign b f67b
        hazardsign.fill P
        head.profile.arrow.forward.and.visionpro m f4c5
        headlight.daytime P
        headlight.daytime.fill P
        headlight.fog P
        headlight.fog.fill P
        headlight.high.beam P
        headlight.high.beam.fill P
        headlight.low.beam P
        headlight.low.beam.fill P
        headphones b f413 s1.3
        headphones.circle E circle 0 i headphones
        headphones.circle.fill E circle 1 i headphones
        hearingaid.ear P
        hearingdevice.and.signal.meter P
        hearingdevice.and.signal.meter.fill P
        hearingdevice.ear P
        hearingdevice.ear.fill P
        heart b f417
        heart.circle f e700
        heart.circle.fill F e70d
        heart.fill b f415
        heart.rectangle E rectangle 0 i heart
        heart.rectangle.fill E rectangle 1 i heart.fill
        heart.slash S heart
        heart.slash.circle P
        heart.slash.circle.fill P
        heart.slash.fill S heart.fill
        heart.square E square 0 i heart
        heart.square.fill E square 1 i heart.fill
        heart.text.square m f6e9
        heart.text.square.fill m f6e9 f
        heat.element.windshield P
        heat.waves P
        heater.vertical P
        heater.vertical.fill P
        helm P
        hexagon b f41d s1.1
        hexagon.bottomhalf.filled P
        hexagon.fill b f41b s1.1
        hexagon.lefthalf.filled b f41c
        hexagon.righthalf.filled P
        hexagon.tophalf.filled P
        hifireceiver P
        hifireceiver.fill P
        hifispeaker b f57e s1.13
        hifispeaker.2 m e32e
        hifispeaker.2.fill m e32e f
        hifispeaker.and.appletv P
        hifispeaker.and.appletv.fill P
        hifispeaker.and.homepod P
        hifispeaker.and.homepod.fill P
        hifispeaker.and.homepodmini P
        hifispeaker.and.homepodmini.fill P
        hifispeaker.fill b f57d s1.13
        highlighter b f7f8
        hockey.puck m ea2b
        hockey.puck.circle E circle 0 i hockey.puck
        hockey.puck.circle.fill E circle 1 i hockey.puck.fill
        hockey.puck.fill m ea2b f
        hold.brakesignal P
        homekit b f891
        homepod m f11c
        homepod.2 P
        homepod.2.fill P
        homepod.and.appletv P
        homepod.and.appletv.fill P
        homepod.and.homepodmini P
        homepod.and.homepodmini.fill P
        homepod.fill m f11c f
        homepodmini m f11c
        homepodmini.2 P
        homepodmini.2.fill P
        homepodmini.and.appletv P
        homepodmini.and.appletv.fill P
        homepodmini.fill m f11c f
        horn b f484
        horn.blast P
        horn.blast.fill P
        horn.fill b f483
        hourglass b f421 s0.93
        hourglass.and.lock P
        hourglass.badge.plus B hourglass plus
        hourglass.bottomhalf.fill b f41e s0.93
        hourglass.bottomhalf.filled b f41e
        hourglass.circle E circle 0 i hourglass
        hourglass.circle.fill E circle 1 i hourglass
        hourglass.tophalf.fill b f420 s0.93
        hourglass.tophalf.filled b f420
        house b f425 s1.2
        house.and.flag b f425
        house.and.flag.circle E circle 0 i house.and.flag
        house.and.flag.circle.fill E circle 1 i house.and.flag.fill
        house.and.flag.fill b f424
        house.circle E circle 0 i house
        house.circle.fill E circle 1 i house.fill
        house.fill b f424 s1.2
        house.lodge b f425
        house.lodge.circle E circle 0 i house.lodge
        house.lodge.circle.fill E circle 1 i house.lodge.fill
        house.lodge.fill b f424
        hryvniasign T ₴
        hryvniasign.arrow.circlepath P
        hryvniasign.circle E circle 0 t ₴
        hryvniasign.circle.fill E circle 1 t ₴
        hryvniasign.square E square 0 t ₴
        hryvniasign.square.fill E square 1 t ₴
        humidifier b f493
        humidifier.and.droplets P
        humidifier.and.droplets.fill P
        humidifier.fill P
        humidity b f493
        humidity.fill P
        hurricane b f427 s0.72
        hurricane.circle E circle 0 i hurricane
        hurricane.circle.fill E circle 1 i hurricane
        i.circle E circle 0 t I
        i.circle.fill E circle 1 t I
        i.square E square 0 t I
        i.square.fill E square 1 t I
        icloud b f2c1
        icloud.and.arrow.down b f295
        icloud.and.arrow.down.fill b f294
        icloud.and.arrow.up b f297
        icloud.and.arrow.up.fill b f296
        icloud.circle E circle 0 i icloud
        icloud.circle.fill E circle 1 i icloud.fill
        icloud.fill b f29e
        icloud.slash b f2b8
        icloud.slash.fill b f2b7
        icloud.square E square 0 i icloud
        icloud.square.fill E square 1 i icloud.fill
        increase.indent b f5c5 s1.42
        increase.quotelevel b f190 s1.4
        indianrupeesign b f7ec
        indianrupeesign.arrow.circlepath P
        indianrupeesign.circle E circle 0 t ₹
        indianrupeesign.circle.fill E circle 1 t ₹
        indianrupeesign.square E square 0 t ₹
        indianrupeesign.square.fill E square 1 t ₹
        infinity b f69e
        infinity.circle E circle 0 i infinity
        infinity.circle.fill E circle 1 i infinity
        info b f646
        info.bubble E bubble 0 i info
        info.bubble.fill E bubble 1 i info
        info.circle b f431
        info.circle.fill b f430
        info.square b f433
        info.square.fill b f432
        info.windshield P
        internaldrive b f6f9
        internaldrive.fill b f6f8
        ipad b f5ae
        ipad.and.arrow.forward P
        ipad.and.iphone m e326
        ipad.and.iphone.slash S ipad.and.iphone
        ipad.badge.play P
        ipad.case P
        ipad.case.and.iphone.case P
        ipad.gen1 b f5ae
        ipad.gen1.badge.play P
        ipad.gen1.landscape P
        ipad.gen1.landscape.badge.play P
        ipad.gen2 b f5ae
        ipad.gen2.badge.play P
        ipad.gen2.landscape b f5ad
        ipad.gen2.landscape.badge.play P
        ipad.homebutton b f5ae
        ipad.homebutton.badge.play P
        ipad.homebutton.landscape b f5ad
        ipad.homebutton.landscape.badge.play P
        ipad.landscape b f5ad
        ipad.landscape.badge.play P
        ipad.rear.camera P
        ipad.sizes P
        iphone b f4e7
        iphone.and.arrow.forward P
        iphone.and.arrow.left.and.arrow.right P
        iphone.badge.play P
        iphone.case P
        iphone.circle E circle 0 i iphone
        iphone.circle.fill E circle 1 i iphone
        iphone.gen1 b f4e7
        iphone.gen1.badge.play P
        iphone.gen1.circle E circle 0 i iphone.gen1
        iphone.gen1.circle.fill E circle 1 i iphone.gen1
        iphone.gen1.landscape P
        iphone.gen1.radiowaves.left.and.right P
        iphone.gen1.radiowaves.left.and.right.circle P
        iphone.gen1.radiowaves.left.and.right.circle.fill P
        iphone.gen1.slash S iphone.gen1
        iphone.gen1.slash.circle P
        iphone.gen1.slash.circle.fill P
        iphone.gen2 b f4e7
        iphone.gen2.badge.play P
        iphone.gen2.circle E circle 0 i iphone.gen2
        iphone.gen2.circle.fill E circle 1 i iphone.gen2
        iphone.gen2.landscape b f4e4
        iphone.gen2.radiowaves.left.and.right b f4e6
        iphone.gen2.radiowaves.left.and.right.circle E circle 0 i iphone.gen2.radiowaves.left.and.right
        iphone.gen2.radiowaves.left.and.right.circle.fill E circle 1 i iphone.gen2.radiowaves.left.and.right
        iphone.gen2.slash S iphone.gen2
        iphone.gen2.slash.circle P
        iphone.gen2.slash.circle.fill P
        iphone.gen3 b f4e7
        iphone.gen3.badge.play P
        iphone.gen3.circle E circle 0 i iphone.gen3
        iphone.gen3.circle.fill E circle 1 i iphone.gen3
        iphone.gen3.landscape b f4e4
        iphone.gen3.radiowaves.left.and.right b f4e6
        iphone.gen3.radiowaves.left.and.right.circle E circle 0 i iphone.gen3.radiowaves.left.and.right
        iphone.gen3.radiowaves.left.and.right.circle.fill E circle 1 i iphone.gen3.radiowaves.left.and.right
        iphone.gen3.slash S iphone.gen3
        iphone.gen3.slash.circle P
        iphone.gen3.slash.circle.fill P
        iphone.homebutton b f4e7
        iphone.homebutton.badge.play P
        iphone.homebutton.circle E circle 0 i iphone.homebutton
        iphone.homebutton.circle.fill E circle 1 i iphone.homebutton
        iphone.homebutton.landscape b f4e4
        iphone.homebutton.radiowaves.left.and.right P
        iphone.homebutton.radiowaves.left.and.right.circle P
        iphone.homebutton.radiowaves.left.and.right.circle.fill P
        iphone.homebutton.slash S iphone.homebutton
        iphone.homebutton.slash.circle P
        iphone.homebutton.slash.circle.fill P
        iphone.landscape b f4e4
        iphone.radiowaves.left.and.right b f4e6
        iphone.radiowaves.left.and.right.circle E circle 0 i iphone.radiowaves.left.and.right
        iphone.radiowaves.left.and.right.circle.fill E circle 1 i iphone.radiowaves.left.and.right
        iphone.rear.camera P
        iphone.sizes P
        iphone.slash m e201
        iphone.slash.circle E circle 0 i iphone.slash
        iphone.slash.circle.fill E circle 1 i iphone.slash
        iphone.smartbatterycase.gen1 P
        iphone.smartbatterycase.gen2 P
        ipod P
        ipodshuffle.gen1 P
        ipodshuffle.gen2 P
        ipodshuffle.gen3 P
        ipodshuffle.gen4 P
        ipodtouch b f4e7
        ipodtouch.landscape P
        ipodtouch.slash S ipodtouch
        italic b f5f4 s1.25
        ivfluid.bag P
        ivfluid.bag.fill P
        j.circle E circle 0 t J
        j.circle.fill E circle 1 t J
        j.square E square 0 t J
        j.square.fill E square 1 t J
        j.square.fill.on.square.fill P
        j.square.on.square P
        j.square.on.square.fill P
        k T K
        k.circle E circle 0 t K
        k.circle.fill E circle 1 t K
        k.square E square 0 t K
        k.square.fill E square 1 t K
        kashida.arabic P
        key b f44f
        key.fill b f44e
        key.horizontal m e0da
        key.horizontal.fill m e0da f
        key.icloud E icloud 0 i key
        key.icloud.fill E icloud 1 i key.fill
        key.radiowaves.forward P
        key.radiowaves.forward.fill P
        key.radiowaves.forward.slash P
        key.radiowaves.forward.slash.fill P
        key.slash m eb7a
        key.slash.fill m eb7a f
        key.viewfinder P
        keyboard b f451 s1.16
        keyboard.badge.ellipsis b f451
        keyboard.badge.ellipsis.fill b f450
        keyboard.badge.eye P
        keyboard.badge.eye.fill P
        keyboard.chevron.compact.down m e31a
        keyboard.chevron.compact.down.fill m e31a f
        keyboard.chevron.compact.left P
        keyboard.chevron.compact.left.fill P
        keyboard.fill b f450 s1.16
        keyboard.macwindow P
        keyboard.onehanded.left f f4bc
        keyboard.onehanded.left.fill F f4c6
        keyboard.onehanded.right f f4bc x
        keyboard.onehanded.right.fill F f4c6 x
        kipsign T ₭
        kipsign.arrow.circlepath P
        kipsign.circle E circle 0 t ₭
        kipsign.circle.fill E circle 1 t ₭
        kipsign.square E square 0 t ₭
        kipsign.square.fill E square 1 t ₭
        kph T kph
        kph.circle E circle 0 t kph
        kph.circle.fill E circle 1 t kph
        l.button.roundedbottom.horizontal P
        l.button.roundedbottom.horizontal.fill P
        l.circle E circle 0 t L
        l.circle.fill E circle 1 t L
        l.joystick b f448
        l.joystick.down P
        l.joystick.down.fill P
        l.joystick.fill P
        l.joystick.press.down P
        l.joystick.press.down.fill P
        l.joystick.tilt.down P
        l.joystick.tilt.down.fill P
        l.joystick.tilt.left P
        l.joystick.tilt.left.fill P
        l.joystick.tilt.right P
        l.joystick.tilt.right.fill P
        l.joystick.tilt.up P
        l.joystick.tilt.up.fill P
        l.rectangle.roundedbottom P
        l.rectangle.roundedbottom.fill P
        l.square E square 0 t L
        l.square.fill E square 1 t L
        l1.button.roundedbottom.horizontal P
        l1.button.roundedbottom.horizontal.fill P
        l1.circle E circle 0 t L1
        l1.circle.fill E circle 1 t L1
        l1.rectangle.roundedbottom P
        l1.rectangle.roundedbottom.fill P
        l2.button.angledtop.vertical.left P
        l2.button.angledtop.vertical.left.fill P
        l2.button.roundedtop.horizontal P
        l2.button.roundedtop.horizontal.fill P
        l2.circle E circle 0 t L2
        l2.circle.fill E circle 1 t L2
        l2.rectangle.roundedtop P
        l2.rectangle.roundedtop.fill P
        l3.button.angledbottom.horizontal.left P
        l3.button.angledbottom.horizontal.left.fill P
        l4.button.horizontal P
        l4.button.horizontal.fill P
        ladybug b f1dc
        ladybug.circle E circle 0 i ladybug
        ladybug.circle.fill E circle 1 i ladybug.fill
        ladybug.fill b f1db
        lamp.ceiling P
        lamp.ceiling.fill P
        lamp.ceiling.inverse P
        lamp.desk b f454
        lamp.desk.fill b f453
        lamp.floor b f454
        lamp.floor.fill b f453
        lamp.table b f454
        lamp.table.fill b f453
        lane P
        lanyardcard P
        lanyardcard.fill P
        laptopcomputer b f456
        laptopcomputer.and.arrow.down P
        laptopcomputer.and.ipad P
        laptopcomputer.and.iphone f f5eb
        laptopcomputer.slash m e99d
        laptopcomputer.trianglebadge.exclamationmark B laptopcomputer exclamationmark
        largecircle.fill.circle F f64f
        larisign T ₾
        larisign.arrow.circlepath P
        larisign.circle E circle 0 t ₾
        larisign.circle.fill E circle 1 t ₾
        larisign.square E square 0 t ₾
        larisign.square.fill E square 1 t ₾
        laser.burst m e3e4
        lasso f f4c9
        lasso.and.sparkles f f4c9
        lasso.badge.sparkles P
        lasso.sparkles f f4c9
        latch.2.case P
        latch.2.case.fill P
        laurel.leading b f154
        laurel.trailing b f154
        lb.button.roundedbottom.horizontal P
        lb.button.roundedbottom.horizontal.fill P
        lb.circle E circle 0 t LB
        lb.circle.fill E circle 1 t LB
        lb.rectangle.roundedbottom P
        lb.rectangle.roundedbottom.fill P
        leaf b f90c
        leaf.arrow.circlepath b f90c
        leaf.arrow.triangle.circlepath b f90c
        leaf.circle E circle 0 i leaf
        leaf.circle.fill E circle 1 i leaf.fill
        leaf.fill b f90b
        left T L
        left.circle E circle 0 t L
        left.circle.fill E circle 1 t L
        lessthan b f284 s0.89
        lessthan.circle E circle 0 i lessthan
        lessthan.circle.fill E circle 1 i lessthan
        lessthan.square E square 0 i lessthan
        lessthan.square.fill E square 1 i lessthan
        level m e77b
        level.fill m e77b f
        licenseplate P
        licenseplate.fill P
        lifepreserver b f467
        lifepreserver.fill b f467
        light.beacon.max m e82a
        light.beacon.max.fill m e82a f
        light.beacon.min m e82a
        light.beacon.min.fill m e82a f
        light.cylindrical.ceiling P
        light.cylindrical.ceiling.fill P
        light.cylindrical.ceiling.inverse P
        light.max b f1d2 s0.72
        light.min b f1d4 s0.84
        light.overhead.left P
        light.overhead.left.fill P
        light.overhead.right P
        light.overhead.right.fill P
        light.panel b f454
        light.panel.fill b f453
        light.recessed b f454
        light.recessed.3 P
        light.recessed.3.fill P
        light.recessed.3.inverse P
        light.recessed.fill b f453
        light.recessed.inverse P
        light.ribbon b f454
        light.ribbon.fill b f453
        light.strip.2 P
        light.strip.2.fill P
        lightbulb b f46b s1.06
        lightbulb.2 P
        lightbulb.2.fill P
        lightbulb.circle E circle 0 i lightbulb
        lightbulb.circle.fill E circle 1 i lightbulb.fill
        lightbulb.fill b f468 s1.06
        lightbulb.led P
        lightbulb.led.fill P
        lightbulb.led.wide P
        lightbulb.led.wide.fill P
        lightbulb.max P
        lightbulb.max.fill P
        lightbulb.min P
        lightbulb.min.badge.exclamationmark P
        lightbulb.min.badge.exclamationmark.fill P
        lightbulb.min.fill P
        lightbulb.slash b f46a s1.15
        lightbulb.slash.fill b f469 s1.15
        lightrail b f81f
        lightrail.fill b f81e
        lightspectrum.horizontal P
        lightswitch.off P
        lightswitch.off.fill P
        lightswitch.off.square P
        lightswitch.off.square.fill P
        lightswitch.on b f5d6 r90
        lightswitch.on.fill P
        lightswitch.on.square E square 0 i lightswitch.on
        lightswitch.on.square.fill E square 1 i lightswitch.on
        line.2.horizontal.decrease.circle b f3c5
        line.2.horizontal.decrease.circle.fill b f3c4
        line.3.crossed.swirl.circle P
        line.3.crossed.swirl.circle.fill P
        line.3.horizontal b f479
        line.3.horizontal.button.angledtop.vertical.right P
        line.3.horizontal.button.angledtop.vertical.right.fill P
        line.3.horizontal.circle E circle 0 i line.3.horizontal
        line.3.horizontal.circle.fill E circle 1 i line.3.horizontal
        line.3.horizontal.decrease b f3ca s1.33
        line.3.horizontal.decrease.circle b f3c5
        line.3.horizontal.decrease.circle.fill b f3c4
        line.diagonal b f657
        line.diagonal.arrow b f144
        line.horizontal.2.decrease.circle b f3c5
        line.horizontal.2.decrease.circle.fill b f3c4
        line.horizontal.3 b f479
        line.horizontal.3.circle E circle 0 i line.horizontal.3
        line.horizontal.3.circle.fill E circle 1 i line.horizontal.3
        line.horizontal.3.decrease b f3ca s1.33
        line.horizontal.3.decrease.circle b f3c5
        line.horizontal.3.decrease.circle.fill b f3c4
        line.horizontal.star.fill.line.horizontal P
        lines.measurement.horizontal P
        lines.measurement.vertical P
        lineweight b f1b3
        link b f470 s1.45
        link.badge.plus m e178
        link.circle E circle 0 i link
        link.circle.fill E circle 1 i link
        link.icloud f f0c4
        link.icloud.fill F f0c4
        lirasign T ₤
        lirasign.arrow.circlepath P
        lirasign.circle E circle 0 t ₤
        lirasign.circle.fill E circle 1 t ₤
        lirasign.square E square 0 t ₤
        lirasign.square.fill E square 1 t ₤
        list.and.film P
        list.bullet b f478 s1.14
        list.bullet.below.rectangle b f227 s1.05
        list.bullet.circle E circle 0 i list.bullet
        list.bullet.circle.fill E circle 1 i list.bullet
        list.bullet.clipboard f f028d
        list.bullet.clipboard.fill F f02a0
        list.bullet.indent b f474 s1.22
        list.bullet.rectangle b f227
        list.bullet.rectangle.fill E rectangle 1 i list.bullet
        list.bullet.rectangle.portrait f f403
        list.bullet.rectangle.portrait.fill F f402
        list.clipboard f f028d
        list.clipboard.fill F f02a0
        list.dash b f478 s1.12
        list.dash.header.rectangle b f227
        list.number b f475 s1.18
        list.star b f476
        list.triangle b f474
        livephoto m e9c1
        livephoto.badge.a B livephoto a
        livephoto.badge.automatic B livephoto automatic
        livephoto.play P
        livephoto.slash m e9c0
        lizard P
        lizard.circle P
        lizard.circle.fill P
        lizard.fill P
        lm.button.horizontal P
        lm.button.horizontal.fill P
        location b f2e3 s1.15
        location.circle E circle 0 i location
        location.circle.fill E circle 1 i location.fill
        location.fill b f2e1 s1.15
        location.fill.viewfinder P
        location.magnifyingglass P
        location.north m e55d s1.09
        location.north.circle E circle 0 i location.north
        location.north.circle.fill E circle 1 i location.north.fill
        location.north.fill m e55d s1.09 f
        location.north.line m e55d
        location.north.line.fill m e55d f
        location.slash m f1ef
        location.slash.circle E circle 0 i location.slash
        location.slash.circle.fill E circle 1 i location.slash.fill
        location.slash.fill m f1ef f
        location.square E square 0 i location
        location.square.fill E square 1 i location.fill
        location.viewfinder m e55c
        lock b f47b
        lock.app.dashed P
        lock.applewatch P
        lock.badge.clock B lock clock
        lock.badge.clock.fill B lock.fill clock
        lock.circle E circle 0 i lock
        lock.circle.dotted P
        lock.circle.fill E circle 1 i lock.fill
        lock.desktopcomputer m e1be
        lock.display P
        lock.doc b f36f
        lock.doc.fill b f36e
        lock.fill b f47a s0.95
        lock.icloud E icloud 0 i lock
        lock.icloud.fill E icloud 1 i lock.fill
        lock.ipad P
        lock.iphone m e0dc
        lock.laptopcomputer m e1be
        lock.open b f600 s1.05
        lock.open.applewatch P
        lock.open.desktopcomputer P
        lock.open.display P
        lock.open.fill b f5ff
        lock.open.ipad P
        lock.open.iphone P
        lock.open.laptopcomputer P
        lock.open.rotation P
        lock.open.trianglebadge.exclamationmark B lock.open exclamationmark
        lock.open.trianglebadge.exclamationmark.fill B lock.open.fill exclamationmark
        lock.rectangle E rectangle 0 i lock
        lock.rectangle.fill E rectangle 1 i lock.fill
        lock.rectangle.on.rectangle P
        lock.rectangle.on.rectangle.fill P
        lock.rectangle.stack P
        lock.rectangle.stack.fill P
        lock.rotation m eade s1.11
        lock.rotation.open P
        lock.shield b f538
        lock.shield.fill b f537 s0.94
        lock.slash m f03f s0.92
        lock.slash.fill m f03f s0.92 f
        lock.square E square 0 i lock
        lock.square.fill E square 1 i lock.fill
        lock.square.stack f e793
        lock.square.stack.fill F e7a1
        lock.trianglebadge.exclamationmark B lock exclamationmark
        lock.trianglebadge.exclamationmark.fill B lock.fill exclamationmark
        logo.playstation P
        logo.xbox P
        loupe P
        lsb.button.angledbottom.horizontal.left P
        lsb.button.angledbottom.horizontal.left.fill P
        lt.button.roundedtop.horizontal P
        lt.button.roundedtop.horizontal.fill P
        lt.circle E circle 0 t LT
        lt.circle.fill E circle 1 t LT
        lt.rectangle.roundedtop P
        lt.rectangle.roundedtop.fill P
        lungs b f800
        lungs.fill b f7ff
        m.circle E circle 0 t M
        m.circle.fill E circle 1 t M
        m.square E square 0 t M
        m.square.fill E square 1 t M
        m1.button.horizontal P
        m1.button.horizontal.fill P
        m2.button.horizontal P
        m2.button.horizontal.fill P
        m3.button.horizontal P
        m3.button.horizontal.fill P
        m4.button.horizontal P
        m4.button.horizontal.fill P
        macbook b f456
        macbook.and.ipad P
        macbook.and.iphone f f5eb
        macbook.and.visionpro P
        macbook.gen1 b f456
        macbook.gen2 b f456
        macmini b f6fb
        macmini.fill b f6fa
        macpro.gen1 b f6a8
        macpro.gen1.fill P
        macpro.gen2 b f6a8
        macpro.gen2.fill P
        macpro.gen3 b f6a8
        macpro.gen3.fill P
        macpro.gen3.server P
        macstudio b f6fb
        macstudio.fill b f6fa
        macwindow b f620 s1.09
        macwindow.and.cursorarrow b f5c3
        macwindow.badge.plus b f6d0
        macwindow.on.rectangle b f620
        magazine m ea19
        magazine.fill m ea19 f
        magicmouse b f499
        magicmouse.fill b f498
        magnifyingglass b f52a
        magnifyingglass.circle E circle 0 i magnifyingglass
        magnifyingglass.circle.fill E circle 1 i magnifyingglass
        magsafe.batterypack P
        magsafe.batterypack.fill P
        mail b f32f s1.1
        mail.and.text.magnifyingglass P
        mail.fill b f32c s1.1
        mail.stack f e7c7
        mail.stack.fill F e7d5
        manatsign T ₼
        manatsign.arrow.circlepath P
        manatsign.circle E circle 0 t ₼
        manatsign.circle.fill E circle 1 t ₼
        manatsign.square E square 0 t ₼
        manatsign.square.fill E square 1 t ₼
        map b f47f
        map.circle E circle 0 i map
        map.circle.fill E circle 1 i map.fill
        map.fill b f47e
        mappin b f3ea
        mappin.and.ellipse b f3ea
        mappin.and.ellipse.circle E circle 0 i mappin.and.ellipse
        mappin.and.ellipse.circle.fill E circle 1 i mappin.and.ellipse
        mappin.circle E circle 0 i mappin
        mappin.circle.fill E circle 1 i mappin
        mappin.slash m e0c7
        mappin.slash.circle E circle 0 i mappin.slash
        mappin.slash.circle.fill E circle 1 i mappin.slash
        mappin.square E square 0 i mappin
        mappin.square.fill E square 1 i mappin
        medal b f154
        medal.fill b f153
        mediastick P
        medical.thermometer P
        medical.thermometer.fill P
        megaphone b f484
        megaphone.fill b f483
        memories b f292
        memories.badge.minus B memories minus
        memories.badge.plus B memories plus
        memorychip b f6e3
        memorychip.fill P
        menubar.arrow.down.rectangle P
        menubar.arrow.up.rectangle P
        menubar.dock.rectangle b f61e
        menubar.dock.rectangle.badge.record B menubar.dock.rectangle record
        menubar.rectangle b f620
        menucard m ea19
        menucard.fill m ea19 f
        message b f268
        message.and.waveform P
        message.and.waveform.fill P
        message.badge P
        message.badge.circle P
        message.badge.circle.fill P
        message.badge.fill P
        message.badge.filled.fill P
        message.badge.waveform P
        message.badge.waveform.fill P
        message.circle E circle 0 i message
        message.circle.fill E circle 1 i message.fill
        message.fill b f24b
        metronome P
        metronome.fill P
        mic b f490 s1.08
        mic.and.signal.meter P
        mic.and.signal.meter.fill P
        mic.badge.plus f e815
        mic.badge.xmark B mic xmark
        mic.circle E circle 0 i mic
        mic.circle.fill E circle 1 i mic.fill
        mic.fill b f48d
        mic.fill.badge.plus B mic.fill plus
        mic.fill.badge.xmark B mic.fill xmark
        mic.slash b f48f s1.07
        mic.slash.circle E circle 0 i mic.slash
        mic.slash.circle.fill E circle 1 i mic.slash.fill
        mic.slash.fill b f48e s1.07
        mic.square E square 0 i mic
        mic.square.fill E square 1 i mic.fill
        microbe b f827
        microbe.circle E circle 0 i microbe
        microbe.circle.fill E circle 1 i microbe
        microbe.fill P
        microwave m f204
        microwave.fill m f204 f
        millsign T ₥
        millsign.arrow.circlepath P
        millsign.circle E circle 0 t ₥
        millsign.circle.fill E circle 1 t ₥
        millsign.square E square 0 t ₥
        millsign.square.fill E square 1 t ₥
        minus b f63b s1.2
        minus.circle b f2e6
        minus.circle.fill b f2e5
        minus.diamond E diamond 0 i minus
        minus.diamond.fill E diamond 1 i minus
        minus.forwardslash.plus b f6aa
        minus.magnifyingglass b f62d
        minus.plus.and.fluid.batteryblock P
        minus.plus.batteryblock P
        minus.plus.batteryblock.exclamationmark P
        minus.plus.batteryblock.exclamationmark.fill P
        minus.plus.batteryblock.fill P
        minus.plus.batteryblock.slash P
        minus.plus.batteryblock.slash.fill P
        minus.plus.batteryblock.stack P
        minus.plus.batteryblock.stack.exclamationmark P
        minus.plus.batteryblock.stack.exclamationmark.fill P
        minus.plus.batteryblock.stack.fill P
        minus.rectangle E rectangle 0 i minus
        minus.rectangle.fill E rectangle 1 i minus
        minus.rectangle.portrait P
        minus.rectangle.portrait.fill P
        minus.slash.plus b f6aa s1.05
        minus.square b f2e9 s0.9
        minus.square.fill b f2e8 s0.9
        mirror.side.left P
        mirror.side.left.and.arrow.turn.down.right P
        mirror.side.left.and.heat.waves P
        mirror.side.right P
        mirror.side.right.and.arrow.turn.down.left P
        mirror.side.right.and.heat.waves P
        moon b f497
        moon.circle E circle 0 i moon
        moon.circle.fill E circle 1 i moon.fill
        moon.dust b f2b0
        moon.dust.circle E circle 0 i moon.dust
        moon.dust.circle.fill E circle 1 i moon.dust.fill
        moon.dust.fill b f2af
        moon.fill b f494
        moon.haze b f2b0
        moon.haze.circle E circle 0 i moon.haze
        moon.haze.circle.fill E circle 1 i moon.haze.fill
        moon.haze.fill b f2af
        moon.stars b f496
        moon.stars.circle E circle 0 i moon.stars
        moon.stars.circle.fill E circle 1 i moon.stars.fill
        moon.stars.fill b f495
        moon.zzz m ef44 s1.07
        moon.zzz.fill m ef44 s1.07 f
        moonphase.first.quarter b f288 x
        moonphase.first.quarter.inverse P
        moonphase.full.moon b f287
        moonphase.full.moon.inverse P
        moonphase.last.quarter b f288
        moonphase.last.quarter.inverse P
        moonphase.new.moon b f28a
        moonphase.new.moon.inverse P
        moonphase.waning.crescent P
        moonphase.waning.crescent.inverse P
        moonphase.waning.gibbous P
        moonphase.waning.gibbous.inverse P
        moonphase.waxing.crescent P
        moonphase.waxing.crescent.inverse P
        moonphase.waxing.gibbous P
        moonphase.waxing.gibbous.inverse P
        moonrise b f5a7
        moonrise.circle E circle 0 i moonrise
        moonrise.circle.fill E circle 1 i moonrise.fill
        moonrise.fill b f5a6
        moonset b f5a7
        moonset.circle E circle 0 i moonset
        moonset.circle.fill E circle 1 i moonset.fill
        moonset.fill b f5a6
        mosaic m e9b0
        mosaic.fill m e9b0 f
        mount P
        mount.fill P
        mountain.2 m e564
        mountain.2.circle E circle 0 i mountain.2
        mountain.2.circle.fill E circle 1 i mountain.2.fill
        mountain.2.fill m e564 f
        mouth m e813
        mouth.fill m e813 f
        move.3d m efc9
        movieclapper m e404
        movieclapper.fill m e404 f
        mph T mph
        mph.circle E circle 0 t mph
        mph.circle.fill E circle 1 t mph
        mug b f2e0
        mug.fill b f2de
        multiply b f659 s0.87
        multiply.circle b f623
        multiply.circle.fill b f622
        multiply.square b f629 s0.9
        multiply.square.fill b f628 s0.9
        music.house m eb1a
        music.house.fill m eb1a f
        music.mic m ef5a s1.15
        music.mic.circle E circle 0 i music.mic
        music.mic.circle.fill E circle 1 i music.mic
        music.note b f4a0 s1.12
        music.note.house m eb1a
        music.note.house.fill m eb1a f
        music.note.list b f49f s1.08
        music.note.tv P
        music.note.tv.fill P
        music.quarternote.3 b f49e
        mustache P
        mustache.fill P
        n.circle E circle 0 t N
        n.circle.fill E circle 1 t N
        n.square E square 0 t N
        n.square.fill E square 1 t N
        nairasign T ₦
        nairasign.arrow.circlepath P
        nairasign.circle E circle 0 t ₦
        nairasign.circle.fill E circle 1 t ₦
        nairasign.square E square 0 t ₦
        nairasign.square.fill E square 1 t ₦
        network b f3ef
        network.badge.shield.half.filled B network shield.half.filled
        network.slash S network
        newspaper b f4a3
        newspaper.circle E circle 0 i newspaper
        newspaper.circle.fill E circle 1 i newspaper.fill
        newspaper.fill F f570
        norwegiankronesign P
        norwegiankronesign.arrow.circlepath P
        norwegiankronesign.circle P
        norwegiankronesign.circle.fill P
        norwegiankronesign.square P
        norwegiankronesign.square.fill P
        nose P
        nose.fill P
        nosign b f6b6
        nosign.app b f569
        nosign.app.fill b f568
        note b f58d
        note.text f f56c
        note.text.badge.plus f f56f
        number b f40a s1.45
        number.circle E circle 0 i number
        number.circle.fill E circle 1 i number
        number.square E square 0 i number
        number.square.fill E square 1 i number
        numbersign b f40a
        o.circle E circle 0 t O
        o.circle.fill E circle 1 t O
        o.square E square 0 t O
        o.square.fill E square 1 t O
        oar.2.crossed P
        octagon b f4ac
        octagon.bottomhalf.filled P
        octagon.fill b f4aa
        octagon.lefthalf.filled b f4ab
        octagon.righthalf.filled P
        octagon.tophalf.filled P
        oilcan m ec15
        oilcan.fill m ec15 f
        opticaldisc b f2ff
        opticaldisc.fill b f2fe
        opticaldiscdrive b f2ff
        opticaldiscdrive.fill b f2fe
        opticid b f341
        opticid.fill b f33e
        option b f4ad s1.17
        oval f e8a3
        oval.bottomhalf.filled P
        oval.fill F e8b1
        oval.inset.filled P
        oval.lefthalf.filled P
        oval.portrait P
        oval.portrait.bottomhalf.filled P
        oval.portrait.fill P
        oval.portrait.inset.filled P
        oval.portrait.lefthalf.filled P
        oval.portrait.righthalf.filled P
        oval.portrait.tophalf.filled P
        oval.righthalf.filled P
        oval.tophalf.filled P
        oven f eff2
        oven.fill F eff2
        p.circle b f805
        p.circle.fill b f804
        p.square b f807
        p.square.fill b f806
        p1.button.horizontal P
        p1.button.horizontal.fill P
        p2.button.horizontal P
        p2.button.horizontal.fill P
        p3.button.horizontal P
        p3.button.horizontal.fill P
        p4.button.horizontal P
        p4.button.horizontal.fill P
        paddleshifter.left P
        paddleshifter.left.fill P
        paddleshifter.right P
        paddleshifter.right.fill P
        paintbrush b f1d8 s1.1
        paintbrush.fill b f1d7 s1.11
        paintbrush.pointed b f1d8
        paintbrush.pointed.fill b f1d7
        paintpalette b f4b1
        paintpalette.fill b f4b0
        pano P
        pano.badge.play P
        pano.badge.play.fill P
        pano.fill P
        paperclip b f4b3 s1.25
        paperclip.badge.ellipsis B paperclip ellipsis
        paperclip.circle E circle 0 i paperclip
        paperclip.circle.fill E circle 1 i paperclip
        paperplane b f6c0
        paperplane.circle E circle 0 i paperplane
        paperplane.circle.fill E circle 1 i paperplane.fill
        paperplane.fill b f6b9
        paragraph b f4b4 s1.12
        paragraphsign b f4b4
        parentheses P
        parkinglight P
        parkinglight.fill P
        parkingsign T P
        parkingsign.brakesignal P
        parkingsign.brakesignal.slash P
        parkingsign.circle E circle 0 t P
        parkingsign.circle.fill E circle 1 t P
        parkingsign.radiowaves.left.and.right P
        parkingsign.radiowaves.right.and.safetycone P
        parkingsign.steeringwheel P
        party.popper m ea65
        party.popper.fill m ea65 f
        pause b f4c4 s1.37
        pause.circle b f4c2
        pause.circle.fill b f4c1
        pause.fill b f4c3 s1.3
        pause.rectangle b f4c0 s1.17
        pause.rectangle.fill b f4bf s1.17
        pawprint m e91d
        pawprint.circle E circle 0 i pawprint
        pawprint.circle.fill E circle 1 i pawprint.fill
        pawprint.fill m e91d f
        pc b f6a8
        peacesign P
        pedal.accelerator P
        pedal.accelerator.fill P
        pedal.brake P
        pedal.brake.fill P
        pedal.clutch P
        pedal.clutch.fill P
        pedestrian.gate.closed m e277
        pedestrian.gate.open P
        pencil b f4cb s0.78
        pencil.and.ellipsis.rectangle P
        pencil.and.list.clipboard f e367
        pencil.and.outline m e746 s1.14
        pencil.and.ruler m f10a
        pencil.and.ruler.fill m f10a f
        pencil.and.scribble m e746
        pencil.circle E circle 0 i pencil
        pencil.circle.fill E circle 1 i pencil
        pencil.line m e22b
        pencil.slash f e5b8 s0.78
        pencil.tip b f4c8
        pencil.tip.crop.circle b f802
        pencil.tip.crop.circle.badge.arrow.forward B pencil.tip.crop.circle arrow.forward
        pencil.tip.crop.circle.badge.arrow.forward.fill B pencil.tip.crop.circle arrow.forward
        pencil.tip.crop.circle.badge.minus B pencil.tip.crop.circle minus
        pencil.tip.crop.circle.badge.minus.fill B pencil.tip.crop.circle minus
        pencil.tip.crop.circle.badge.plus B pencil.tip.crop.circle plus
        pencil.tip.crop.circle.badge.plus.fill B pencil.tip.crop.circle plus
        pencil.tip.crop.circle.fill P
        pentagon b f4ce
        pentagon.bottomhalf.filled P
        pentagon.fill b f4cc
        pentagon.lefthalf.filled b f4cd
        pentagon.righthalf.filled P
        pentagon.tophalf.filled P
        percent b f4d1 s1.22
        person b f4e1 s1.17
        person.2 b f4d0 s1.1
        person.2.badge.gearshape f e908
        person.2.badge.gearshape.fill F e91a
        person.2.badge.key B person.2 key
        person.2.badge.key.fill B person.2.fill key
        person.2.circle E circle 0 i person.2
        person.2.circle.fill E circle 1 i person.2.fill
        person.2.crop.square.stack f f321
        person.2.crop.square.stack.fill F f321
        person.2.fill b f4cf s1.1
        person.2.gobackward P
        person.2.slash f e904
        person.2.slash.fill F e916
        person.2.square.stack P
        person.2.square.stack.fill P
        person.2.wave.2 m e91f
        person.2.wave.2.fill m e91f f
        person.3 f f5b9 s0.72
        person.3.fill F f5c3 s0.72
        person.3.sequence f f5ae
        person.3.sequence.fill F f5b8
        person.and.arrow.left.and.arrow.right f f5dd
        person.and.background.dotted m f20a
        person.and.background.striped.horizontal P
        person.badge.clock f e92c
        person.badge.clock.fill F e93e
        person.badge.key f e933
        person.badge.key.fill F e945
        person.badge.minus b f4d9 s1.23
        person.badge.minus.fill b f4d8 s1.2
        person.badge.plus b f4dd s1.22
        person.badge.plus.fill b f4dc s1.2
        person.badge.shield.checkmark b f4d5
        person.badge.shield.checkmark.fill b f4d5
        person.bubble f f6d3
        person.bubble.fill F f6dc
        person.bust b f4e1
        person.bust.circle E circle 0 i person.bust
        person.bust.circle.fill E circle 1 i person.bust.fill
        person.bust.fill b f4da
        person.circle b f4d7
        person.circle.fill F e93b
        person.crop.artframe m e851
        person.crop.circle b f4d7
        person.crop.circle.badge b f4d3
        person.crop.circle.badge.checkmark b f4d6 s1.2
        person.crop.circle.badge.clock f e92c
        person.crop.circle.badge.clock.fill F e93e
        person.crop.circle.badge.exclam P
        person.crop.circle.badge.exclamationmark b f89c
        person.crop.circle.badge.exclamationmark.fill b f8a1
        person.crop.circle.badge.fill b f4d2
        person.crop.circle.badge.minus b f4d9 s1.2
        person.crop.circle.badge.moon b f4d3
        person.crop.circle.badge.moon.fill b f4d2
        person.crop.circle.badge.plus b f4dd s1.21
        person.crop.circle.badge.questionmark f f5d7
        person.crop.circle.badge.questionmark.fill F f5e1
        person.crop.circle.badge.xmark b f4e0 s1.2
        person.crop.circle.dashed E circle.dashed 0 i person
        person.crop.circle.dashed.circle E circle.dashed 0 i person
        person.crop.circle.dashed.circle.fill E circle.dashed 0 i person
        person.crop.circle.fill F e93b
        person.crop.circle.fill.badge.checkmark b f4d5 s1.21
        person.crop.circle.fill.badge.exclam P
        person.crop.circle.fill.badge.exclamationmark b f8a1
        person.crop.circle.fill.badge.minus b f4d8 s1.21
        person.crop.circle.fill.badge.plus b f4dc s1.21
        person.crop.circle.fill.badge.questionmark B person.crop.circle.fill questionmark
        person.crop.circle.fill.badge.xmark b f4df s1.21
        person.crop.rectangle b f8c9 s1.17
        person.crop.rectangle.badge.plus B person.crop.rectangle plus
        person.crop.rectangle.badge.plus.fill B person.crop.rectangle.fill plus
        person.crop.rectangle.fill b f8c8 s1.17
        person.crop.rectangle.stack f f321
        person.crop.rectangle.stack.fill F f321
        person.crop.square b f4de s0.9
        person.crop.square.badge.camera b f4d4
        person.crop.square.badge.camera.fill P
        person.crop.square.badge.video P
        person.crop.square.badge.video.fill P
        person.crop.square.fill F f044
        person.crop.square.fill.and.at.rectangle b f8c9
        person.crop.square.filled.and.at.rectangle b f8c9
        person.crop.square.filled.and.at.rectangle.fill b f8c8
        person.fill b f4da s1.14
        person.fill.and.arrow.left.and.arrow.right P
        person.fill.badge.minus b f4d8
        person.fill.badge.plus b f4dc
        person.fill.checkmark b f4d5
        person.fill.questionmark f f5d7
        person.fill.turn.down P
        person.fill.turn.left f f5c5
        person.fill.turn.right f f5c8
        person.fill.viewfinder b f4d4
        person.fill.xmark b f4df
        person.icloud E icloud 0 i person
        person.icloud.fill E icloud 1 i person.fill
        person.line.dotted.person f e90c
        person.line.dotted.person.fill F e91e
        person.slash b f8a9
        person.slash.fill b f8a4
        person.text.rectangle b f8c9
        person.text.rectangle.fill b f8c8
        person.wave.2 m e91f
        person.wave.2.fill m e91f f
        personalhotspot b f471 s1.45
        personalhotspot.circle E circle 0 i personalhotspot
        personalhotspot.circle.fill E circle 1 i personalhotspot
        perspective P
        pesetasign T ₧
        pesetasign.arrow.circlepath P
        pesetasign.circle E circle 0 t ₧
        pesetasign.circle.fill E circle 1 t ₧
        pesetasign.square E square 0 t ₧
        pesetasign.square.fill E square 1 t ₧
        pesosign T ₱
        pesosign.arrow.circlepath P
        pesosign.circle E circle 0 t ₱
        pesosign.circle.fill E circle 1 t ₱
        pesosign.square E square 0 t ₱
        pesosign.square.fill E square 1 t ₱
        phone b f5c1 s0.95
        phone.and.waveform m e61d
        phone.and.waveform.fill m e61d f
        phone.arrow.down.left b f5b8
        phone.arrow.down.left.fill b f5b7
        phone.arrow.right b f5b6
        phone.arrow.right.fill b f5b5
        phone.arrow.up.right b f5bc
        phone.arrow.up.right.circle E circle 0 i phone.arrow.up.right
        phone.arrow.up.right.circle.fill E circle 1 i phone.arrow.up.right.fill
        phone.arrow.up.right.fill b f5bb
        phone.badge.checkmark B phone checkmark
        phone.badge.plus b f5be
        phone.badge.waveform P
        phone.badge.waveform.fill P
        phone.bubble E bubble 0 i phone
        phone.bubble.fill E bubble 1 i phone.fill
        phone.bubble.left P
        phone.bubble.left.fill P
        phone.circle E circle 0 i phone
        phone.circle.fill E circle 1 i phone.fill
        phone.connection m e61d
        phone.connection.fill m e61d f
        phone.down m f0bc s1.11
        phone.down.circle E circle 0 i phone.down
        phone.down.circle.fill E circle 1 i phone.down.fill
        phone.down.fill m f0bc f
        phone.down.waves.left.and.right P
        phone.fill b f5b4 s0.91
        phone.fill.arrow.down.left b f5b8 s0.93
        phone.fill.arrow.right b f5b6
        phone.fill.arrow.up.right b f5bc s0.93
        phone.fill.badge.checkmark B phone.fill checkmark
        phone.fill.badge.plus b f5be
        phone.fill.connection m e61d
        photo b f42a s1.09
        photo.artframe m e851
        photo.artframe.circle E circle 0 i photo.artframe
        photo.artframe.circle.fill E circle 1 i photo.artframe
        photo.badge.arrow.down f f490
        photo.badge.arrow.down.fill F f497
        photo.badge.checkmark B photo checkmark
        photo.badge.checkmark.fill B photo.fill checkmark
        photo.badge.plus f f48c
        photo.badge.plus.fill F f493
        photo.circle E circle 0 i photo
        photo.circle.fill E circle 1 i photo.fill
        photo.fill b f429 s1.09
        photo.fill.on.rectangle.fill F e733 s1.17
        photo.on.rectangle b f42b s1.13
        photo.on.rectangle.angled b f42b
        photo.stack f e726
        photo.stack.fill F e733
        photo.tv m e63a
        pianokeys m e521
        pianokeys.inverse P
        pill f f6f2
        pill.circle E circle 0 i pill
        pill.circle.fill E circle 1 i pill.fill
        pill.fill F f6fb
        pills m f033
        pills.circle E circle 0 i pills
        pills.circle.fill E circle 1 i pills.fill
        pills.fill m f033 f
        pin f f602 s0.89
        pin.circle E circle 0 i pin
        pin.circle.fill E circle 1 i pin.fill
        pin.fill F f60c s0.84
        pin.slash f f604
        pin.slash.fill F f60e
        pin.square E square 0 i pin
        pin.square.fill E square 1 i pin.fill
        pip b f4ef
        pip.enter f e97e
        pip.exit f e981
        pip.fill b f4ee
        pip.remove P
        pip.swap P
        pipe.and.drop P
        pipe.and.drop.fill P
        placeholdertext.fill P
        platter.2.filled.ipad P
        platter.2.filled.ipad.landscape P
        platter.2.filled.iphone P
        platter.2.filled.iphone.landscape P
        platter.bottom.applewatch.case P
        platter.filled.bottom.and.arrow.down.iphone P
        platter.filled.bottom.applewatch.case P
        platter.filled.bottom.iphone P
        platter.filled.top.and.arrow.up.iphone P
        platter.filled.top.applewatch.case P
        platter.filled.top.iphone P
        platter.top.applewatch.case P
        play b f4f5 s1.45
        play.circle b f4f3
        play.circle.fill b f4f2
        play.desktopcomputer P
        play.display P
        play.fill b f4f4 s1.45
        play.house P
        play.house.fill P
        play.laptopcomputer P
        play.rectangle b f4f1 s1.17
        play.rectangle.fill b f4f0 s1.17
        play.rectangle.on.rectangle b f2cb
        play.rectangle.on.rectangle.circle E circle 0 i play.rectangle.on.rectangle
        play.rectangle.on.rectangle.circle.fill E circle 1 i play.rectangle.on.rectangle.fill
        play.rectangle.on.rectangle.fill b f2ca
        play.slash m ef6a
        play.slash.fill m ef6a f
        play.square E square 0 i play
        play.square.fill E square 1 i play.fill
        play.square.stack b f2cb
        play.square.stack.fill b f2ca
        play.tv m e63a
        play.tv.fill m e63a f
        playpause m f137 s1.45
        playpause.circle E circle 0 i playpause
        playpause.circle.fill E circle 1 i playpause.fill
        playpause.fill m f137 s1.45 f
        playstation.logo P
        plus b f64d s1.08
        plus.app b f4fd s0.9
        plus.app.fill b f4fc s0.89
        plus.bubble f f301
        plus.bubble.fill F f301
        plus.circle b f4fa
        plus.circle.fill b f4f9
        plus.diamond m f49c
        plus.diamond.fill m f49c f
        plus.forwardslash.minus b f6aa
        plus.magnifyingglass b f62c
        plus.message f ef53
        plus.message.fill F ef53
        plus.rectangle E rectangle 0 i plus
        plus.rectangle.fill E rectangle 1 i plus
        plus.rectangle.fill.on.folder.fill P
        plus.rectangle.fill.on.rectangle.fill P
        plus.rectangle.on.folder P
        plus.rectangle.on.folder.fill P
        plus.rectangle.on.rectangle m e03c s1.11
        plus.rectangle.portrait P
        plus.rectangle.portrait.fill P
        plus.slash.minus b f6aa s1.05
        plus.square b f4fd s0.9
        plus.square.dashed b f4fb
        plus.square.fill b f4fc s0.9
        plus.square.fill.on.square.fill P
        plus.square.on.square f e420 s1.09
        plus.viewfinder m e3b5
        plusminus T ±
        plusminus.circle E circle 0 t ±
        plusminus.circle.fill E circle 1 t ±
        point.3.connected.trianglepath.dotted b f52e
        point.3.filled.connected.trianglepath.dotted b f52e
        point.bottomleft.filled.forward.to.point.topright.scurvepath P
        point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath P
        point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath.fill P
        point.bottomleft.forward.to.point.topright.filled.scurvepath P
        point.bottomleft.forward.to.point.topright.scurvepath P
        point.bottomleft.forward.to.point.topright.scurvepath.fill P
        point.fill.topleft.down.curvedto.point.fill.bottomright.up P
        point.filled.topleft.down.curvedto.point.bottomright.up P
        point.forward.to.point.capsulepath P
        point.forward.to.point.capsulepath.fill P
        point.topleft.down.curvedto.point.bottomright.up m f0c1
        point.topleft.down.curvedto.point.bottomright.up.fill m f0c1 f
        point.topleft.down.curvedto.point.filled.bottomright.up P
        point.topleft.down.to.point.bottomright.curvepath m f0c1
        point.topleft.down.to.point.bottomright.curvepath.fill m f0c1 f
        point.topleft.down.to.point.bottomright.filled.curvepath P
        point.topleft.filled.down.to.point.bottomright.curvepath P
        polishzlotysign P
        polishzlotysign.arrow.circlepath P
        polishzlotysign.circle P
        polishzlotysign.circle.fill P
        polishzlotysign.square P
        polishzlotysign.square.fill P
        popcorn P
        popcorn.circle P
        popcorn.circle.fill P
        popcorn.fill P
        power b f4ff s1.23
        power.circle E circle 0 i power
        power.circle.fill E circle 1 i power
        power.dotted P
        powercord P
        powercord.fill P
        poweroff P
        poweron P
        poweroutlet.strip b f4ae
        poweroutlet.strip.fill P
        poweroutlet.type.a b f4ae
        poweroutlet.type.a.fill P
        poweroutlet.type.a.square E square 0 i poweroutlet.type.a
        poweroutlet.type.a.square.fill E square 1 i poweroutlet.type.a
        poweroutlet.type.b b f4ae
        poweroutlet.type.b.fill P
        poweroutlet.type.b.square E square 0 i poweroutlet.type.b
        poweroutlet.type.b.square.fill E square 1 i poweroutlet.type.b
        poweroutlet.type.c b f4ae
        poweroutlet.type.c.fill P
        poweroutlet.type.c.square E square 0 i poweroutlet.type.c
        poweroutlet.type.c.square.fill E square 1 i poweroutlet.type.c
        poweroutlet.type.d P
        poweroutlet.type.d.fill P
        poweroutlet.type.d.square P
        poweroutlet.type.d.square.fill P
        poweroutlet.type.e P
        poweroutlet.type.e.fill P
        poweroutlet.type.e.square P
        poweroutlet.type.e.square.fill P
        poweroutlet.type.f b f4ae
        poweroutlet.type.f.fill P
        poweroutlet.type.f.square E square 0 i poweroutlet.type.f
        poweroutlet.type.f.square.fill E square 1 i poweroutlet.type.f
        poweroutlet.type.g P
        poweroutlet.type.g.fill P
        poweroutlet.type.g.square P
        poweroutlet.type.g.square.fill P
        poweroutlet.type.h P
        poweroutlet.type.h.fill P
        poweroutlet.type.h.square P
        poweroutlet.type.h.square.fill P
        poweroutlet.type.i P
        poweroutlet.type.i.fill P
        poweroutlet.type.i.square P
        poweroutlet.type.i.square.fill P
        poweroutlet.type.j P
        poweroutlet.type.j.fill P
        poweroutlet.type.j.square P
        poweroutlet.type.j.square.fill P
        poweroutlet.type.k P
        poweroutlet.type.k.fill P
        poweroutlet.type.k.square P
        poweroutlet.type.k.square.fill P
        poweroutlet.type.l P
        poweroutlet.type.l.fill P
        poweroutlet.type.l.square P
        poweroutlet.type.l.square.fill P
        poweroutlet.type.m P
        poweroutlet.type.m.fill P
        poweroutlet.type.m.square P
        poweroutlet.type.m.square.fill P
        poweroutlet.type.n P
        poweroutlet.type.n.fill P
        poweroutlet.type.n.square P
        poweroutlet.type.n.square.fill P
        poweroutlet.type.o P
        poweroutlet.type.o.fill P
        poweroutlet.type.o.square P
        poweroutlet.type.o.square.fill P
        powerplug b f4f7
        powerplug.fill b f4f6
        powersleep b f497
        printer b f501 s1.15
        printer.dotmatrix P
        printer.dotmatrix.fill P
        printer.dotmatrix.fill.and.paper.fill P
        printer.dotmatrix.filled.and.paper P
        printer.fill b f500 s1.19
        printer.fill.and.paper.fill P
        printer.filled.and.paper P
        projective P
        purchased P
        purchased.circle P
        purchased.circle.fill P
        puzzlepiece b f503
        puzzlepiece.extension b f503
        puzzlepiece.extension.fill b f502
        puzzlepiece.fill b f502
        pyramid P
        pyramid.fill P
        q.circle E circle 0 t Q
        q.circle.fill E circle 1 t Q
        q.square E square 0 t Q
        q.square.fill E square 1 t Q
        qrcode b f6ae s0.9
        qrcode.viewfinder b f6ad s0.9
        questionmark b f64e
        questionmark.app b f50b
        questionmark.app.dashed f eb87
        questionmark.app.fill b f50a
        questionmark.bubble f f28a
        questionmark.bubble.fill F f28a
        questionmark.circle b f505
        questionmark.circle.fill b f504
        questionmark.diamond b f507
        questionmark.diamond.fill b f506
        questionmark.folder m f4e4
        questionmark.folder.fill m f4e4 f
        questionmark.key.filled P
        questionmark.square b f50b
        questionmark.square.dashed f eb87
        questionmark.square.fill b f50a
        questionmark.video P
        questionmark.video.fill P
        quote.bubble b f250 s1.07
        quote.bubble.fill b f24f s1.07
        quote.closing b f6b0 r180
        quote.opening b f6b0
        quotelevel P
        r.button.roundedbottom.horizontal P
        r.button.roundedbottom.horizontal.fill P
        r.circle b f80f
        r.circle.fill b f80e
        r.joystick b f448
        r.joystick.down P
        r.joystick.down.fill P
        r.joystick.fill P
        r.joystick.press.down P
        r.joystick.press.down.fill P
        r.joystick.tilt.down P
        r.joystick.tilt.down.fill P
        r.joystick.tilt.left P
        r.joystick.tilt.left.fill P
        r.joystick.tilt.right P
        r.joystick.tilt.right.fill P
        r.joystick.tilt.up P
        r.joystick.tilt.up.fill P
        r.rectangle.roundedbottom P
        r.rectangle.roundedbottom.fill P
        r.square b f811
        r.square.fill b f810
        r.square.fill.on.square.fill P
        r.square.on.square P
        r.square.on.square.fill P
        r1.button.roundedbottom.horizontal P
        r1.button.roundedbottom.horizontal.fill P
        r1.circle E circle 0 t R1
        r1.circle.fill E circle 1 t R1
        r1.rectangle.roundedbottom P
        r1.rectangle.roundedbottom.fill P
        r2.button.angledtop.vertical.right P
        r2.button.angledtop.vertical.right.fill P
        r2.button.roundedtop.horizontal P
        r2.button.roundedtop.horizontal.fill P
        r2.circle E circle 0 t R2
        r2.circle.fill E circle 1 t R2
        r2.rectangle.roundedtop P
        r2.rectangle.roundedtop.fill P
        r3.button.angledbottom.horizontal.right P
        r3.button.angledbottom.horizontal.right.fill P
        r4.button.horizontal P
        r4.button.horizontal.fill P
        radio m e03e
        radio.fill m e03e f
        radiowaves.left P
        radiowaves.right P
        rainbow b f50d
        rays b f1d2 s1.06
        rb.button.roundedbottom.horizontal P
        rb.button.roundedbottom.horizontal.fill P
        rb.circle E circle 0 t RB
        rb.circle.fill E circle 1 t RB
        rb.rectangle.roundedbottom P
        rb.rectangle.roundedbottom.fill P
        record.circle b f518
        record.circle.fill b f517
        recordingtape b f609
        recordingtape.circle E circle 0 i recordingtape
        recordingtape.circle.fill E circle 1 i recordingtape
        rectangle f ea0a s1.14
        rectangle.2.swap P
        rectangle.3.group m e871
        rectangle.3.group.bubble E bubble 0 i rectangle.3.group
        rectangle.3.group.bubble.fill E bubble 1 i rectangle.3.group.fill
        rectangle.3.group.bubble.left P
        rectangle.3.group.bubble.left.fill P
        rectangle.3.group.fill m e871 f
        rectangle.3.offgrid b f2cd s0.84
        rectangle.3.offgrid.bubble.left P
        rectangle.3.offgrid.bubble.left.fill P
        rectangle.3.offgrid.fill m e871 f
        rectangle.and.arrow.up.right.and.arrow.down.left P
        rectangle.and.arrow.up.right.and.arrow.down.left.slash P
        rectangle.and.hand.point.up.left m e913
        rectangle.and.hand.point.up.left.fill m e913 f
        rectangle.and.hand.point.up.left.filled P
        rectangle.and.paperclip b f4b3
        rectangle.and.pencil.and.ellipsis f f66a
        rectangle.and.text.magnifyingglass m e8a0
        rectangle.arrowtriangle.2.inward P
        rectangle.arrowtriangle.2.outward b f14a
        rectangle.badge.checkmark B rectangle checkmark
        rectangle.badge.minus B rectangle minus
        rectangle.badge.person.crop B rectangle person.crop
        rectangle.badge.plus B rectangle plus
        rectangle.badge.xmark B rectangle xmark
        rectangle.bottomhalf.filled P
        rectangle.bottomhalf.inset.filled m f676
        rectangle.bottomthird.inset.fill P
        rectangle.bottomthird.inset.filled m f676
        rectangle.center.inset.fill P
        rectangle.center.inset.filled m f550
        rectangle.center.inset.filled.badge.plus B rectangle.center.inset.filled plus
        rectangle.checkered b f3fa
        rectangle.compress.vertical b f14b s1.19
        rectangle.connected.to.line.below b f2ee
        rectangle.dashed f eb87
        rectangle.dashed.and.paperclip P
        rectangle.dashed.badge.record B rectangle.dashed record
        rectangle.dock b f61e s1.09
        rectangle.expand.vertical b f14c s1.21
        rectangle.fill F ea12 s1.14
        rectangle.fill.badge.checkmark B rectangle.fill checkmark
        rectangle.fill.badge.minus B rectangle.fill minus
        rectangle.fill.badge.person.crop B rectangle.fill person.crop
        rectangle.fill.badge.plus B rectangle.fill plus
        rectangle.fill.badge.xmark B rectangle.fill xmark
        rectangle.fill.on.rectangle.angled.fill P
        rectangle.fill.on.rectangle.fill f f78c s1.05
        rectangle.fill.on.rectangle.fill.circle E circle 0 i rectangle.fill.on.rectangle.fill
        rectangle.fill.on.rectangle.fill.circle.fill E circle 1 i rectangle.fill.on.rectangle.fill
        rectangle.fill.on.rectangle.fill.slash.fill S rectangle.fill.on.rectangle.fill
        rectangle.filled.and.hand.point.up.left P
        rectangle.grid.1x2 b f606
        rectangle.grid.1x2.fill m e8e9 s1.14 f
        rectangle.grid.2x2 b f3fc s1.13
        rectangle.grid.2x2.fill b f3fb s1.13
        rectangle.grid.3x2 b f3f7 s1.17
        rectangle.grid.3x2.fill m e8f0 s1.28 f
        rectangle.inset.bottomleading.filled P
        rectangle.inset.bottomleft.fill P
        rectangle.inset.bottomleft.filled P
        rectangle.inset.bottomright.fill P
        rectangle.inset.bottomright.filled b f4ef
        rectangle.inset.bottomtrailing.filled P
        rectangle.inset.fill P
        rectangle.inset.filled b f6cf
        rectangle.inset.filled.and.cursorarrow P
        rectangle.inset.filled.and.person.filled b f679
        rectangle.inset.filled.badge.record B rectangle.inset.filled record
        rectangle.inset.filled.on.rectangle P
        rectangle.inset.topleading.filled P
        rectangle.inset.topleft.fill P
        rectangle.inset.topleft.filled P
        rectangle.inset.topright.fill P
        rectangle.inset.topright.filled P
        rectangle.inset.toptrailing.filled P
        rectangle.landscape.rotate m e1c1
        rectangle.leadinghalf.filled P
        rectangle.leadinghalf.inset.filled m f675
        rectangle.leadinghalf.inset.filled.arrow.leading P
        rectangle.leadingthird.inset.filled b f45f
        rectangle.lefthalf.fill P
        rectangle.lefthalf.filled P
        rectangle.lefthalf.inset.fill P
        rectangle.lefthalf.inset.fill.arrow.left P
        rectangle.lefthalf.inset.filled m f675
        rectangle.lefthalf.inset.filled.arrow.left P
        rectangle.leftthird.inset.fill P
        rectangle.leftthird.inset.filled b f45f
        rectangle.on.rectangle f f78c s1.05
        rectangle.on.rectangle.angled b f759 s1.06
        rectangle.on.rectangle.badge.gearshape B rectangle.on.rectangle gearshape
        rectangle.on.rectangle.button.angledtop.vertical.left P
        rectangle.on.rectangle.button.angledtop.vertical.left.fill P
        rectangle.on.rectangle.circle E circle 0 i rectangle.on.rectangle
        rectangle.on.rectangle.circle.fill E circle 1 i rectangle.on.rectangle
        rectangle.on.rectangle.slash f e72b
        rectangle.on.rectangle.slash.circle E circle 0 i rectangle.on.rectangle.slash
        rectangle.on.rectangle.slash.circle.fill E circle 1 i rectangle.on.rectangle.slash.fill
        rectangle.on.rectangle.slash.fill F e738
        rectangle.on.rectangle.square E square 0 i rectangle.on.rectangle
        rectangle.on.rectangle.square.fill E square 1 i rectangle.on.rectangle
        rectangle.portrait m e3c5
        rectangle.portrait.and.arrow.forward b f1c3
        rectangle.portrait.and.arrow.forward.fill P
        rectangle.portrait.and.arrow.right b f1c3
        rectangle.portrait.and.arrow.right.fill P
        rectangle.portrait.arrowtriangle.2.inward P
        rectangle.portrait.arrowtriangle.2.outward b f14a
        rectangle.portrait.badge.plus B rectangle.portrait plus
        rectangle.portrait.badge.plus.fill B rectangle.portrait.fill plus
        rectangle.portrait.bottomhalf.filled P
        rectangle.portrait.bottomhalf.inset.filled P
        rectangle.portrait.bottomleading.inset.filled P
        rectangle.portrait.bottomleft.inset.filled P
        rectangle.portrait.bottomright.inset.filled P
        rectangle.portrait.bottomthird.inset.filled P
        rectangle.portrait.bottomtrailing.inset.filled P
        rectangle.portrait.center.inset.filled P
        rectangle.portrait.fill m e3c5 f
        rectangle.portrait.inset.filled P
        rectangle.portrait.leadinghalf.inset.filled P
        rectangle.portrait.leadingthird.inset.filled P
        rectangle.portrait.lefthalf.filled P
        rectangle.portrait.lefthalf.inset.filled P
        rectangle.portrait.leftthird.inset.filled P
        rectangle.portrait.on.rectangle.portrait b f3c2
        rectangle.portrait.on.rectangle.portrait.angled P
        rectangle.portrait.on.rectangle.portrait.angled.fill P
        rectangle.portrait.on.rectangle.portrait.fill P
        rectangle.portrait.on.rectangle.portrait.slash S rectangle.portrait.on.rectangle.portrait
        rectangle.portrait.on.rectangle.portrait.slash.fill S rectangle.portrait.on.rectangle.portrait
        rectangle.portrait.righthalf.filled P
        rectangle.portrait.righthalf.inset.filled P
        rectangle.portrait.rightthird.inset.filled P
        rectangle.portrait.rotate m e1c1
        rectangle.portrait.slash S rectangle.portrait
        rectangle.portrait.slash.fill S rectangle.portrait.fill
        rectangle.portrait.split.2x1 P
        rectangle.portrait.split.2x1.fill P
        rectangle.portrait.split.2x1.slash P
        rectangle.portrait.split.2x1.slash.fill P
        rectangle.portrait.tophalf.filled P
        rectangle.portrait.tophalf.inset.filled P
        rectangle.portrait.topleading.inset.filled P
        rectangle.portrait.topleft.inset.filled P
        rectangle.portrait.topright.inset.filled P
        rectangle.portrait.topthird.inset.filled P
        rectangle.portrait.toptrailing.inset.filled P
        rectangle.portrait.trailinghalf.inset.filled P
        rectangle.portrait.trailingthird.inset.filled P
        rectangle.ratio.16.to.9 P
        rectangle.ratio.16.to.9.fill P
        rectangle.ratio.3.to.4 P
        rectangle.ratio.3.to.4.fill P
        rectangle.ratio.4.to.3 P
        rectangle.ratio.4.to.3.fill P
        rectangle.ratio.9.to.16 P
        rectangle.ratio.9.to.16.fill P
        rectangle.righthalf.fill P
        rectangle.righthalf.filled P
        rectangle.righthalf.inset.fill P
        rectangle.righthalf.inset.fill.arrow.right b f1c3
        rectangle.righthalf.inset.filled m f674
        rectangle.righthalf.inset.filled.arrow.right P
        rectangle.rightthird.inset.fill P
        rectangle.rightthird.inset.filled b f45e
        rectangle.roundedbottom P
        rectangle.roundedbottom.fill P
        rectangle.roundedtop P
        rectangle.roundedtop.fill P
        rectangle.slash S rectangle
        rectangle.slash.fill S rectangle.fill
        rectangle.split.1x2 b f460 r90
        rectangle.split.1x2.fill P
        rectangle.split.2x1 b f460
        rectangle.split.2x1.fill m f675 f
        rectangle.split.2x1.slash S rectangle.split.2x1
        rectangle.split.2x1.slash.fill S rectangle.split.2x1.fill
        rectangle.split.2x2 b f1a9
        rectangle.split.2x2.fill P
        rectangle.split.3x1 b f465
        rectangle.split.3x1.fill P
        rectangle.split.3x3 b f5aa
        rectangle.split.3x3.fill P
        rectangle.stack b f2cc s1.14
        rectangle.stack.badge.minus B rectangle.stack minus
        rectangle.stack.badge.person.crop B rectangle.stack person.crop
        rectangle.stack.badge.person.crop.fill B rectangle.stack.fill person.crop
        rectangle.stack.badge.play P
        rectangle.stack.badge.play.fill P
        rectangle.stack.badge.plus f f2f4 s1.08
        rectangle.stack.fill b f2c9 s1.14
        rectangle.stack.fill.badge.minus B rectangle.stack.fill minus
        rectangle.stack.fill.badge.person.crop B rectangle.stack.fill person.crop
        rectangle.stack.fill.badge.plus F f2f4 s1.06
        rectangle.stack.person.crop f f321 s1.17
        rectangle.stack.person.crop.fill F f321 s1.17
        rectangle.tophalf.filled P
        rectangle.tophalf.inset.filled m f673
        rectangle.topthird.inset P
        rectangle.topthird.inset.fill P
        rectangle.topthird.inset.filled m f673
        rectangle.trailinghalf.filled P
        rectangle.trailinghalf.inset.filled m f674
        rectangle.trailinghalf.inset.filled.arrow.trailing P
        rectangle.trailingthird.inset.filled b f45e
        refrigerator m eb47
        refrigerator.fill m eb47 f
        repeat b f813 s1.06
        repeat.1 b f812 s1.07
        repeat.1.circle E circle 0 i repeat.1
        repeat.1.circle.fill E circle 1 i repeat.1
        repeat.circle E circle 0 i repeat
        repeat.circle.fill E circle 1 i repeat
        restart b f116
        restart.circle E circle 0 i restart
        restart.circle.fill E circle 1 i restart
        retarder.brakesignal P
        retarder.brakesignal.and.exclamationmark P
        retarder.brakesignal.slash P
        return b f131
        return.left b f131
        return.right b f132
        rhombus b f2f1 s0.85
        rhombus.fill b f2ef s0.85
        right T R
        right.circle E circle 0 t R
        right.circle.fill E circle 1 t R
        righttriangle P
        righttriangle.fill P
        righttriangle.split.diagonal P
        righttriangle.split.diagonal.fill P
        rm.button.horizontal P
        rm.button.horizontal.fill P
        road.lane.arrowtriangle.2.inward P
        road.lanes m f472
        road.lanes.curved.left P
        road.lanes.curved.right P
        roller.shade.closed P
        roller.shade.open P
        roman.shade.closed P
        roman.shade.open P
        rosette b f154 s1.09
        rotate.3d m e84d
        rotate.3d.circle E circle 0 i rotate.3d
        rotate.3d.circle.fill E circle 1 i rotate.3d.fill
        rotate.3d.fill m e84d f
        rotate.left m e419 s1.1
        rotate.left.fill m e419 s1.1 f
        rotate.right m e41a s1.1
        rotate.right.fill m e41a s1.1 f
        rsb.button.angledbottom.horizontal.right P
        rsb.button.angledbottom.horizontal.right.fill P
        rt.button.roundedtop.horizontal P
        rt.button.roundedtop.horizontal.fill P
        rt.circle E circle 0 t RT
        rt.circle.fill E circle 1 t RT
        rt.rectangle.roundedtop P
        rt.rectangle.roundedtop.fill P
        rublesign T ₽
        rublesign.arrow.circlepath P
        rublesign.circle E circle 0 t ₽
        rublesign.circle.fill E circle 1 t ₽
        rublesign.square E square 0 t ₽
        rublesign.square.fill E square 1 t ₽
        ruler f f67d
        ruler.fill F f687
        rupeesign P
        rupeesign.arrow.circlepath P
        rupeesign.circle P
        rupeesign.circle.fill P
        rupeesign.square P
        rupeesign.square.fill P
        s.circle E circle 0 t S
        s.circle.fill E circle 1 t S
        s.square E square 0 t S
        s.square.fill E square 1 t S
        safari b f2d1
        safari.fill b f2d0
        sailboat m e502
        sailboat.circle E circle 0 i sailboat
        sailboat.circle.fill E circle 1 i sailboat.fill
        sailboat.fill m e502 f
        scale.3d P
        scalemass m e13d
        scalemass.fill m e13d f
        scanner m e329
        scanner.fill m e329 f
        scissors b f528 s1.06
        scissors.badge.ellipsis B scissors ellipsis
        scissors.circle E circle 0 i scissors
        scissors.circle.fill E circle 1 i scissors
        scooter b f8ab
        scope b f769 s1.17
        screwdriver b f529
        screwdriver.fill P
        scribble m e155 s1.08
        scribble.variable m e155
        scroll m f5a0
        scroll.fill m f5a0 f
        sdcard b f655
        sdcard.fill b f654
        seal H seal 0
        seal.fill H seal 1
        selection.pin.in.out b f1b5
        sensor P
        sensor.fill P
        sensor.tag.radiowaves.forward m f8c1
        sensor.tag.radiowaves.forward.fill m f8c1 f
        server.rack b f40f
        shadow P
        shared.with.you f f5b1
        shared.with.you.circle E circle 0 i shared.with.you
        shared.with.you.circle.fill E circle 1 i shared.with.you
        shared.with.you.slash S shared.with.you
        shareplay m f233
        shareplay.slash S shareplay
        shazam.logo P
        shazam.logo.fill P
        shekelsign T ₪
        shekelsign.arrow.circlepath P
        shekelsign.circle E circle 0 t ₪
        shekelsign.circle.fill E circle 1 t ₪
        shekelsign.square E square 0 t ₪
        shekelsign.square.fill E square 1 t ₪
        sheqelsign.circle E circle 0 t ₪
        sheqelsign.circle.fill E circle 1 t ₪
        sheqelsign.square E square 0 t ₪
        sheqelsign.square.fill E square 1 t ₪
        shield b f53f
        shield.checkerboard b f53b
        shield.checkered b f53b
        shield.fill b f536 s0.94
        shield.lefthalf.fill b f53b
        shield.lefthalf.fill.slash S shield.lefthalf.fill
        shield.lefthalf.filled b f53b
        shield.lefthalf.filled.badge.checkmark B shield.lefthalf.filled checkmark
        shield.lefthalf.filled.slash S shield.lefthalf.filled
        shield.lefthalf.filled.trianglebadge.exclamationmark B shield.lefthalf.filled exclamationmark
        shield.righthalf.filled P
        shield.slash b f53d s1.05
        shield.slash.fill b f53c
        shift b f541 s1.14
        shift.fill b f540 s1.14
        shippingbox b f1c7
        shippingbox.and.arrow.backward f e1be
        shippingbox.and.arrow.backward.fill F e1d2
        shippingbox.circle E circle 0 i shippingbox
        shippingbox.circle.fill E circle 1 i shippingbox.fill
        shippingbox.fill b f7d3
        shoe m f6da
        shoe.2 P
        shoe.2.fill P
        shoe.circle E circle 0 i shoe
        shoe.circle.fill E circle 1 i shoe.fill
        shoe.fill m f6da f
        shoeprints.fill m f6da f
        shower m f061
        shower.fill m f061 f
        shower.handheld P
        shower.handheld.fill P
        shower.sidejet P
        shower.sidejet.fill P
        shuffle b f544 s1.12
        shuffle.circle E circle 0 i shuffle
        shuffle.circle.fill E circle 1 i shuffle
        sidebar.leading b f45f s1.09
        sidebar.left b f45f s1.09
        sidebar.right b f45e s1.09
        sidebar.squares.leading b f45f
        sidebar.squares.left b f45f
        sidebar.squares.right b f45e
        sidebar.squares.trailing b f45e
        sidebar.trailing b f45e s1.09
        signature f f6dd
        signpost.and.arrowtriangle.up b f546
        signpost.and.arrowtriangle.up.circle E circle 0 i signpost.and.arrowtriangle.up
        signpost.and.arrowtriangle.up.circle.fill E circle 1 i signpost.and.arrowtriangle.up.fill
        signpost.and.arrowtriangle.up.fill b f545
        signpost.left b f54a x
        signpost.left.circle E circle 0 i signpost.left
        signpost.left.circle.fill E circle 1 i signpost.left.fill
        signpost.left.fill b f547 x
        signpost.right b f54a
        signpost.right.and.left b f549
        signpost.right.and.left.circle E circle 0 i signpost.right.and.left
        signpost.right.and.left.circle.fill E circle 1 i signpost.right.and.left.fill
        signpost.right.and.left.fill b f548
        signpost.right.circle E circle 0 i signpost.right
        signpost.right.circle.fill E circle 1 i signpost.right.fill
        signpost.right.fill b f547
        simcard b f54c
        simcard.2 P
        simcard.2.fill P
        simcard.fill b f54b
        sink m e278
        sink.fill m e278 f
        skateboard m e511
        skateboard.fill m e511 f
        skew P
        skis m e509
        skis.fill m e509 f
        slash.circle b f567
        slash.circle.fill b f566
        sleep P
        sleep.circle P
        sleep.circle.fill P
        slider.horizontal.2.gobackward b f789
        slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath b f789
        slider.horizontal.2.square P
        slider.horizontal.2.square.badge.arrow.down P
        slider.horizontal.2.square.on.square b f789
        slider.horizontal.3 b f56b s0.93
        slider.horizontal.below.rectangle b f789
        slider.horizontal.below.square.and.square.filled P
        slider.horizontal.below.square.fill.and.square P
        slider.horizontal.below.square.filled.and.square b f789
        slider.horizontal.below.sun.max P
        slider.vertical.3 b f788
        slowmo m e068 s1.14
        smallcircle.circle b f518
        smallcircle.circle.fill b f517
        smallcircle.fill.circle P
        smallcircle.fill.circle.fill P
        smallcircle.filled.circle b f518
        smallcircle.filled.circle.fill b f517
        smartphone b f4e7
        smiley b f327
        smiley.fill b f324
        smoke b f2a7 s0.92
        smoke.circle E circle 0 i smoke
        smoke.circle.fill E circle 1 i smoke.fill
        smoke.fill b f2a6 s0.89
        snow b f56d s0.83
        snowboard P
        snowboard.fill P
        snowflake b f56d
        snowflake.circle E circle 0 i snowflake
        snowflake.circle.fill E circle 1 i snowflake
        snowflake.road.lane P
        snowflake.road.lane.dashed P
        snowflake.slash S snowflake
        soccerball m ea2f
        soccerball.circle E circle 0 i soccerball
        soccerball.circle.fill E circle 1 i soccerball
        soccerball.circle.fill.inverse P
        soccerball.circle.inverse P
        soccerball.inverse P
        sofa f e427
        sofa.fill F e433
        sos m ebf7
        sos.circle E circle 0 i sos
        sos.circle.fill E circle 1 i sos
        space f f6f8
        sparkle f eb34
        sparkle.magnifyingglass m f4bc
        sparkles b f589 s1.16
        sparkles.rectangle.stack f f2f2
        sparkles.rectangle.stack.fill F f2f2
        sparkles.square.fill.on.square P
        sparkles.square.filled.on.square P
        sparkles.tv f edc3
        sparkles.tv.fill F edc3
        speaker f f6f9
        speaker.1 f f6fb
        speaker.1.fill F f704 s1.05
        speaker.2 f eb43 s1.07
        speaker.2.fill F eb4c s1.07
        speaker.3 b f611 s1.23
        speaker.3.fill b f610 s1.2
        speaker.badge.exclamationmark f eb4b
        speaker.badge.exclamationmark.fill F eb54
        speaker.circle E circle 0 i speaker
        speaker.circle.fill E circle 1 i speaker.fill
        speaker.fill F f702
        speaker.minus P
        speaker.minus.fill P
        speaker.plus P
        speaker.plus.fill P
        speaker.slash f f706 s0.93
        speaker.slash.circle E circle 0 i speaker.slash
        speaker.slash.circle.fill E circle 1 i speaker.slash.fill
        speaker.slash.fill F f70f s0.93
        speaker.square E square 0 i speaker
        speaker.square.fill E square 1 i speaker.fill
        speaker.wave.1 f f6fb
        speaker.wave.1.fill F f704
        speaker.wave.2 f eb43
        speaker.wave.2.bubble E bubble 0 i speaker.wave.2
        speaker.wave.2.bubble.fill E bubble 1 i speaker.wave.2.fill
        speaker.wave.2.bubble.left P
        speaker.wave.2.bubble.left.fill P
        speaker.wave.2.circle E circle 0 i speaker.wave.2
        speaker.wave.2.circle.fill E circle 1 i speaker.wave.2.fill
        speaker.wave.2.fill F eb4c
        speaker.wave.3 b f611
        speaker.wave.3.fill b f610
        speaker.zzz f eb4b
        speaker.zzz.fill F eb54
        speedometer b f57f
        spigot m e278
        spigot.fill m e278 f
        sportscourt m eb90
        sportscourt.circle E circle 0 i sportscourt
        sportscourt.circle.fill E circle 1 i sportscourt.fill
        sportscourt.fill m eb90 f
        sprinkler P
        sprinkler.and.droplets P
        sprinkler.and.droplets.fill P
        sprinkler.fill P
        square b f584 s0.9
        square.2.layers.3d f f4cc
        square.2.layers.3d.bottom.filled P
        square.2.layers.3d.fill F f4d6
        square.2.layers.3d.top.filled P
        square.2.stack.3d f f4cc
        square.2.stack.3d.bottom.fill P
        square.2.stack.3d.bottom.filled P
        square.2.stack.3d.top.fill P
        square.2.stack.3d.top.filled P
        square.3.layers.3d b f45b
        square.3.layers.3d.bottom.filled P
        square.3.layers.3d.down.backward P
        square.3.layers.3d.down.forward P
        square.3.layers.3d.down.left P
        square.3.layers.3d.down.left.slash P
        square.3.layers.3d.down.right P
        square.3.layers.3d.down.right.slash P
        square.3.layers.3d.middle.filled P
        square.3.layers.3d.slash m e53c
        square.3.layers.3d.top.filled P
        square.3.stack.3d b f45b
        square.3.stack.3d.bottom.fill P
        square.3.stack.3d.bottom.filled P
        square.3.stack.3d.middle.fill P
        square.3.stack.3d.middle.filled P
        square.3.stack.3d.slash S square.3.stack.3d
        square.3.stack.3d.top.fill P
        square.3.stack.3d.top.filled P
        square.and.arrow.down b f1bc s1.14
        square.and.arrow.down.fill b f1bc s1.14
        square.and.arrow.down.on.square b f1bc s1.3
        square.and.arrow.down.on.square.fill b f1bc s1.29
        square.and.arrow.up b f1c6 s1.13
        square.and.arrow.up.badge.clock B square.and.arrow.up clock
        square.and.arrow.up.badge.clock.fill B square.and.arrow.up.fill clock
        square.and.arrow.up.circle E circle 0 i square.and.arrow.up
        square.and.arrow.up.circle.fill E circle 1 i square.and.arrow.up.fill
        square.and.arrow.up.fill F f6bf s1.06
        square.and.arrow.up.on.square b f1c6 s1.23
        square.and.arrow.up.on.square.fill b f1c6 s1.23
        square.and.arrow.up.trianglebadge.exclamationmark B square.and.arrow.up exclamationmark
        square.and.at.rectangle b f152
        square.and.at.rectangle.fill P
        square.and.line.vertical.and.square P
        square.and.line.vertical.and.square.fill P
        square.and.line.vertical.and.square.filled P
        square.and.pencil b f4ca s1.08
        square.and.pencil.circle E circle 0 i square.and.pencil
        square.and.pencil.circle.fill E circle 1 i square.and.pencil
        square.arrowtriangle.4.outward P
        square.badge.plus B square plus
        square.badge.plus.fill B square.fill plus
        square.bottomhalf.fill P
        square.bottomhalf.filled b f583 r270
        square.bottomthird.inset.filled f e8ac
        square.circle E circle 0 i square
        square.circle.fill E circle 1 i square.fill
        square.dashed f eb87
        square.dashed.inset.fill P
        square.dashed.inset.filled F eb90
        square.dotted P
        square.fill b f582 s0.9
        square.fill.and.line.vertical.and.square P
        square.fill.and.line.vertical.and.square.fill P
        square.fill.and.line.vertical.square.fill P
        square.fill.on.circle.fill P
        square.fill.on.square b f759 s1.06
        square.fill.on.square.fill b f3dd s1.06
        square.fill.text.grid.1x2 b f6a0
        square.filled.and.line.vertical.and.square P
        square.filled.on.square b f3dd
        square.grid.2x2 b f3fc
        square.grid.2x2.fill b f3fb
        square.grid.3x1.below.line.grid.1x2 m eb73
        square.grid.3x1.below.line.grid.1x2.fill m eb73 f
        square.grid.3x1.fill.below.line.grid.1x2 m eb73
        square.grid.3x1.folder.badge.plus P
        square.grid.3x1.folder.fill.badge.plus P
        square.grid.3x2 b f3f7 s1.13
        square.grid.3x2.fill m e8f0 s1.24 f
        square.grid.3x3 b f3f9
        square.grid.3x3.bottomleft.fill P
        square.grid.3x3.bottomleft.filled P
        square.grid.3x3.bottommiddle.fill P
        square.grid.3x3.bottommiddle.filled P
        square.grid.3x3.bottomright.fill P
        square.grid.3x3.bottomright.filled P
        square.grid.3x3.fill b f3f8
        square.grid.3x3.fill.square E square 0 i square.grid.3x3.fill
        square.grid.3x3.middle.fill P
        square.grid.3x3.middle.filled P
        square.grid.3x3.middleleft.fill P
        square.grid.3x3.middleleft.filled P
        square.grid.3x3.middleright.fill P
        square.grid.3x3.middleright.filled P
        square.grid.3x3.square E square 0 i square.grid.3x3
        square.grid.3x3.topleft.fill P
        square.grid.3x3.topleft.filled P
        square.grid.3x3.topmiddle.fill P
        square.grid.3x3.topmiddle.filled P
        square.grid.3x3.topright.fill P
        square.grid.3x3.topright.filled P
        square.grid.4x3.fill m e5c3 s1.08 f
        square.inset.filled P
        square.leadingthird.inset.filled b f45d
        square.lefthalf.fill b f583 s0.9
        square.lefthalf.filled b f583
        square.leftthird.inset.filled b f45d
        square.on.circle b f289 s1.12
        square.on.square b f759 s1.06
        square.on.square.badge.person.crop B square.on.square person.crop
        square.on.square.badge.person.crop.fill B square.on.square person.crop
        square.on.square.dashed P
        square.on.square.intersection.dashed P
        square.on.square.squareshape.controlhandles P
        square.resize b f1b6
        square.resize.down P
        square.resize.up P
        square.righthalf.fill b f583 s0.9 x
        square.righthalf.filled b f583 x
        square.rightthird.inset.filled b f45c
        square.slash S square
        square.slash.fill S square.fill
        square.split.1x2 b f460 r90
        square.split.1x2.fill P
        square.split.2x1 b f460
        square.split.2x1.fill P
        square.split.2x2 b f1a9 s0.9
        square.split.2x2.fill P
        square.split.bottomrightquarter P
        square.split.bottomrightquarter.fill P
        square.split.diagonal P
        square.split.diagonal.2x2 P
        square.split.diagonal.2x2.fill P
        square.split.diagonal.fill P
        square.stack b f2cc
        square.stack.3d.down.dottedline P
        square.stack.3d.down.forward b f45b s1.08
        square.stack.3d.down.forward.fill b f459 s1.08
        square.stack.3d.down.right b f45b s1.08
        square.stack.3d.down.right.fill b f459 s1.08
        square.stack.3d.forward.dottedline P
        square.stack.3d.forward.dottedline.fill P
        square.stack.3d.up b f45b s1.12
        square.stack.3d.up.badge.a B square.stack.3d.up a
        square.stack.3d.up.badge.a.fill B square.stack.3d.up.fill a
        square.stack.3d.up.badge.automatic B square.stack.3d.up automatic
        square.stack.3d.up.badge.automatic.fill B square.stack.3d.up.fill automatic
        square.stack.3d.up.fill b f459 s1.12
        square.stack.3d.up.slash m e53c s1.09
        square.stack.3d.up.slash.fill m e53c s1.09 f
        square.stack.3d.up.trianglebadge.exclamationmark B square.stack.3d.up exclamationmark
        square.stack.3d.up.trianglebadge.exclamationmark.fill B square.stack.3d.up.fill exclamationmark
        square.stack.fill b f2c9
        square.text.square b f228
        square.text.square.fill P
        square.tophalf.fill P
        square.tophalf.filled b f583 r90
        square.topthird.inset.filled P
        square.trailingthird.inset.filled b f45c
        squares.below.rectangle P
        squares.leading.rectangle P
        squares.leading.rectangle.fill P
        squareshape P
        squareshape.controlhandles.on.squareshape.controlhandles b f1b6
        squareshape.dashed.squareshape P
        squareshape.dotted.split.2x2 P
        squareshape.dotted.squareshape P
        squareshape.fill P
        squareshape.split.2x2 b f1a9
        squareshape.split.2x2.dotted P
        squareshape.split.3x3 b f5aa
        squareshape.squareshape.dashed P
        squareshape.squareshape.dotted P
        stairs P
        star b f588 s1.1
        star.bubble m f07c
        star.bubble.fill m f07c f
        star.circle E circle 0 i star
        star.circle.fill E circle 1 i star.fill
        star.fill b f586 s1.1
        star.layers f eb9e
        star.leadinghalf.fill b f587 s1.1
        star.leadinghalf.filled b f587
        star.lefthalf.fill b f587 s1.1
        star.slash f f71b s1.06
        star.slash.fill F f729 s1.06
        star.square E square 0 i star
        star.square.fill E square 1 i star.fill
        star.square.on.square P
        star.square.on.square.fill P
        staroflife m e1eb s1.15
        staroflife.circle E circle 0 i staroflife
        staroflife.circle.fill E circle 1 i staroflife.fill
        staroflife.fill m e1eb f
        staroflife.shield E shield 0 i staroflife
        staroflife.shield.fill E shield 1 i staroflife.fill
        steeringwheel P
        steeringwheel.and.heat.waves P
        steeringwheel.and.key P
        steeringwheel.and.liquid.wave P
        steeringwheel.and.lock P
        steeringwheel.arrowtriangle.left P
        steeringwheel.arrowtriangle.right P
        steeringwheel.badge.exclamationmark P
        steeringwheel.circle P
        steeringwheel.circle.fill P
        steeringwheel.exclamationmark P
        steeringwheel.road.lane P
        steeringwheel.road.lane.dashed P
        steeringwheel.slash P
        sterlingsign b f639
        sterlingsign.arrow.circlepath P
        sterlingsign.circle E circle 0 t £
        sterlingsign.circle.fill E circle 1 t £
        sterlingsign.square E square 0 t £
        sterlingsign.square.fill E square 1 t £
        stethoscope f f725
        stethoscope.circle E circle 0 i stethoscope
        stethoscope.circle.fill E circle 1 i stethoscope
        stop b f593 s1.42
        stop.circle b f591
        stop.circle.fill b f590
        stop.fill b f592 s1.42
        stopwatch b f597 s1.13
        stopwatch.fill b f596 s1.12
        storefront b f543
        storefront.circle E circle 0 i storefront
        storefront.circle.fill E circle 1 i storefront
        storefront.fill P
        stove f eff2
        stove.fill F eff2
        strikethrough b f5f5
        stroller P
        stroller.fill P
        studentdesk m f8f4
        suit.club b f59a s0.92
        suit.club.fill b f599 s1.05
        suit.diamond b f59c
        suit.diamond.fill b f59b s1.07
        suit.heart b f59e
        suit.heart.fill b f59d
        suit.spade b f5a0
        suit.spade.fill b f59f
        suitcase b f900
        suitcase.cart b f900
        suitcase.cart.fill b f8fd
        suitcase.fill b f8fd
        suitcase.rolling b f900
        suitcase.rolling.fill b f8fd
        sum f f1b0 s0.9
        sun.and.horizon b f1ce
        sun.and.horizon.circle E circle 0 i sun.and.horizon
        sun.and.horizon.circle.fill E circle 1 i sun.and.horizon.fill
        sun.and.horizon.fill b f1cd
        sun.dust f ee42 s1.28
        sun.dust.circle E circle 0 i sun.dust
        sun.dust.circle.fill E circle 1 i sun.dust.fill
        sun.dust.fill F ee42 s1.28
        sun.haze f ee42 s1.28
        sun.haze.circle E circle 0 i sun.haze
        sun.haze.circle.fill E circle 1 i sun.haze.fill
        sun.haze.fill F ee42 s1.28
        sun.horizon b f1ce
        sun.horizon.circle E circle 0 i sun.horizon
        sun.horizon.circle.fill E circle 1 i sun.horizon.fill
        sun.horizon.fill b f1cd
        sun.max b f5a2 s1.06
        sun.max.circle E circle 0 i sun.max
        sun.max.circle.fill E circle 1 i sun.max.fill
        sun.max.fill b f5a1 s1.06
        sun.max.trianglebadge.exclamationmark B sun.max exclamationmark
        sun.max.trianglebadge.exclamationmark.fill B sun.max.fill exclamationmark
        sun.min b f1d4 s1.31
        sun.min.fill b f1d3 s1.31
        sun.rain f f88a
        sun.rain.circle E circle 0 i sun.rain
        sun.rain.circle.fill E circle 1 i sun.rain.fill
        sun.rain.fill F f8a2
        sun.snow f ee42
        sun.snow.circle E circle 0 i sun.snow
        sun.snow.circle.fill E circle 1 i sun.snow.fill
        sun.snow.fill F ee42
        sunglasses b f5a3
        sunglasses.fill P
        sunrise b f5a5 s1.24
        sunrise.circle E circle 0 i sunrise
        sunrise.circle.fill E circle 1 i sunrise.fill
        sunrise.fill b f5a4 s1.24
        sunset b f5a7 s1.24
        sunset.circle E circle 0 i sunset
        sunset.circle.fill E circle 1 i sunset.fill
        sunset.fill b f5a6 s1.24
        surfboard P
        surfboard.fill P
        suv.side P
        suv.side.air.circulate P
        suv.side.air.circulate.fill P
        suv.side.air.fresh P
        suv.side.air.fresh.fill P
        suv.side.and.exclamationmark P
        suv.side.and.exclamationmark.fill P
        suv.side.arrowtriangle.down P
        suv.side.arrowtriangle.down.fill P
        suv.side.arrowtriangle.up P
        suv.side.arrowtriangle.up.arrowtriangle.down P
        suv.side.arrowtriangle.up.arrowtriangle.down.fill P
        suv.side.arrowtriangle.up.fill P
        suv.side.fill P
        suv.side.front.open P
        suv.side.front.open.fill P
        suv.side.hill.down P
        suv.side.hill.down.fill P
        suv.side.hill.up P
        suv.side.hill.up.fill P
        suv.side.lock P
        suv.side.lock.fill P
        suv.side.lock.open P
        suv.side.lock.open.fill P
        suv.side.rear.open P
        suv.side.rear.open.fill P
        swatchpalette b f4b1
        swatchpalette.fill b f4b0
        swedishkronasign P
        swedishkronasign.arrow.circlepath P
        swedishkronasign.circle P
        swedishkronasign.circle.fill P
        swedishkronasign.square P
        swedishkronasign.square.fill P
        swift P
        swiftdata P
        swirl.circle.righthalf.filled P
        swirl.circle.righthalf.filled.inverse P
        switch.2 b f5d9
        switch.programmable P
        switch.programmable.fill P
        switch.programmable.square P
        switch.programmable.square.fill P
        syringe f ebe3
        syringe.fill F ebdd
        t.bubble E bubble 0 t T
        t.bubble.fill E bubble 1 t T
        t.circle E circle 0 t T
        t.circle.fill E circle 1 t T
        t.square E square 0 t T
        t.square.fill E square 1 t T
        table b f5aa
        table.badge.more P
        table.badge.more.fill P
        table.fill P
        table.furniture m eac6
        table.furniture.fill m eac6 f
        tablecells b f5aa
        tablecells.badge.ellipsis b f5aa
        tablecells.badge.ellipsis.fill B tablecells ellipsis
        tablecells.fill P
        tablecells.fill.badge.ellipsis P
        tag b f5b0 s1.29
        tag.circle E circle 0 i tag
        tag.circle.fill E circle 1 i tag.fill
        tag.fill b f5af s1.29
        tag.slash f ec81
        tag.slash.fill F ec7f
        tag.square E square 0 i tag
        tag.square.fill E square 1 i tag.fill
        taillight.fog P
        taillight.fog.fill P
        takeoutbag.and.cup.and.straw m e57a
        takeoutbag.and.cup.and.straw.fill m e57a f
        target b f1de
        teddybear f f78e
        teddybear.fill F f7a6
        teletype m f1aa
        teletype.answer P
        teletype.answer.circle P
        teletype.answer.circle.fill P
        teletype.circle E circle 0 i teletype
        teletype.circle.fill E circle 1 i teletype
        tengesign T ₸
        tengesign.arrow.circlepath P
        tengesign.circle E circle 0 t ₸
        tengesign.circle.fill E circle 1 t ₸
        tengesign.square E square 0 t ₸
        tengesign.square.fill E square 1 t ₸
        tennis.racket m ea32
        tennis.racket.circle E circle 0 i tennis.racket
        tennis.racket.circle.fill E circle 1 i tennis.racket
        tennisball m ea32
        tennisball.circle E circle 0 i tennisball
        tennisball.circle.fill E circle 1 i tennisball.fill
        tennisball.fill m ea32 f
        tent f f791
        tent.2 f f791
        tent.2.circle E circle 0 i tent.2
        tent.2.circle.fill E circle 1 i tent.2.fill
        tent.2.fill F f7a9
        tent.circle E circle 0 i tent
        tent.circle.fill E circle 1 i tent.fill
        tent.fill F f7a9
        terminal b f5c3
        terminal.fill b f5c2
        testtube.2 m e105
        text.aligncenter b f5c4 s1.33
        text.alignleft b f5c7 s1.33
        text.alignright b f5c9 s1.33
        text.and.command.macwindow b f5c3
        text.append m e03b s1.14
        text.badge.checkmark m e065 s1.19
        text.badge.minus m eb80 s1.15
        text.badge.plus m e03b s1.18
        text.badge.star b f476 s1.23
        text.badge.xmark m eb80 s1.15
        text.below.photo m e060
        text.below.photo.fill m e060 f
        text.book.closed b f444
        text.book.closed.fill b f444
        text.bubble b f252 s1.07
        text.bubble.fill b f251 s1.07
        text.cursor b f2e2 s1.4
        text.insert m e03b s1.14
        text.justify b f44b s1.33
        text.justify.leading b f5c7
        text.justify.left b f5c7
        text.justify.right b f5c9
        text.justify.trailing b f5c9
        text.justifyleft b f5c7 s1.33
        text.justifyright b f5c9 s1.33
        text.line.first.and.arrowtriangle.forward P
        text.line.last.and.arrowtriangle.forward P
        text.magnifyingglass m f02f
        text.quote b f190 s1.33
        text.redaction f ed00
        text.viewfinder f ea66
        text.word.spacing m f773
        textbox P
        textformat m f6f1 s1.32
        textformat.12 T 12
        textformat.123 b f67f s1.19
        textformat.abc m eb94 s1.45
        textformat.abc.dottedunderline b f581 s1.17
        textformat.alt m f6f1 s1.32
        textformat.size m e245
        textformat.size.larger m eae2
        textformat.size.smaller m eadd
        textformat.subscript b f848 s1.11
        textformat.superscript b f849 s1.06
        theatermask.and.paintbrush P
        theatermask.and.paintbrush.fill P
        theatermasks m ea66
        theatermasks.circle E circle 0 i theatermasks
        theatermasks.circle.fill E circle 1 i theatermasks.fill
        theatermasks.fill m ea66 f
        thermometer b f5cd s1.22
        thermometer.and.liquid.waves P
        thermometer.brakesignal P
        thermometer.high b f5ce
        thermometer.low b f5cf
        thermometer.medium b f5cd
        thermometer.medium.slash S thermometer.medium
        thermometer.snowflake b f5d0 s1.09
        thermometer.snowflake.circle E circle 0 i thermometer.snowflake
        thermometer.snowflake.circle.fill E circle 1 i thermometer.snowflake
        thermometer.sun b f5d1 s1.09
        thermometer.sun.circle E circle 0 i thermometer.sun
        thermometer.sun.circle.fill E circle 1 i thermometer.sun
        thermometer.sun.fill P
        thermometer.transmission b f5cf
        thermometer.variable.and.figure P
        thermometer.variable.and.figure.circle P
        thermometer.variable.and.figure.circle.fill P
        ticket b f6ca s1.05
        ticket.fill b f6c9 s1.05
        timelapse m e422 s1.14
        timeline.selection P
        timer f f827 s1.09
        timer.circle E circle 0 i timer
        timer.circle.fill E circle 1 i timer
        timer.square E square 0 i timer
        tirepressure m ebc8
        togglepower b f4ff
        toilet P
        toilet.circle P
        toilet.circle.fill P
        toilet.fill P
        tornado b f5dc s1.06
        tornado.circle E circle 0 i tornado
        tornado.circle.fill E circle 1 i tornado
        tortoise f e056
        tortoise.circle E circle 0 i tortoise
        tortoise.circle.fill E circle 1 i tortoise.fill
        tortoise.fill F e056
        torus P
        touchid b f671
        traction.control.tirepressure P
        traction.control.tirepressure.exclamationmark P
        traction.control.tirepressure.slash P
        train.side.front.car b f81d
        train.side.middle.car P
        train.side.rear.car P
        tram b f81f
        tram.circle E circle 0 i tram
        tram.circle.fill E circle 1 i tram.fill
        tram.fill b f81e
        tram.fill.tunnel P
        tram.tunnel.fill P
        transmission P
        trapezoid.and.line.horizontal P
        trapezoid.and.line.horizontal.fill P
        trapezoid.and.line.vertical P
        trapezoid.and.line.vertical.fill P
        trash b f5de s1.15
        trash.circle E circle 0 i trash
        trash.circle.fill E circle 1 i trash.fill
        trash.fill b f5dd s1.1
        trash.slash f f353
        trash.slash.circle E circle 0 i trash.slash
        trash.slash.circle.fill E circle 1 i trash.slash.fill
        trash.slash.fill F f353
        trash.slash.square E square 0 i trash.slash
        trash.slash.square.fill E square 1 i trash.slash.fill
        trash.square E square 0 i trash
        trash.square.fill E square 1 i trash.fill
        tray b f42d s1.24
        tray.2 b f42f s1.14
        tray.2.fill b f42e s1.14
        tray.and.arrow.down f e7b8 s1.16
        tray.and.arrow.down.fill F e7c6 s1.19
        tray.and.arrow.up f e7bc s1.14
        tray.and.arrow.up.fill F e7ca s1.14
        tray.circle E circle 0 i tray
        tray.circle.fill E circle 1 i tray.fill
        tray.fill b f42c s1.24
        tray.full f e7b7
        tray.full.fill F e7c5
        tree f f015c
        tree.circle E circle 0 i tree
        tree.circle.fill E circle 1 i tree.fill
        tree.fill F f015b
        triangle b f5e5
        triangle.bottomhalf.filled P
        triangle.circle E circle 0 i triangle
        triangle.circle.fill E circle 1 i triangle.fill
        triangle.fill b f5e3
        triangle.inset.filled P
        triangle.lefthalf.fill P
        triangle.lefthalf.filled b f5e4
        triangle.righthalf.fill P
        triangle.righthalf.filled P
        triangle.tophalf.filled P
        triangleshape P
        triangleshape.fill P
        trophy b f5e7
        trophy.circle E circle 0 i trophy
        trophy.circle.fill E circle 1 i trophy.fill
        trophy.fill b f5e6
        tropicalstorm b f5e8 s0.72
        tropicalstorm.circle E circle 0 i tropicalstorm
        tropicalstorm.circle.fill E circle 1 i tropicalstorm
        truck.box b f5ea
        truck.box.badge.clock B truck.box clock
        truck.box.badge.clock.fill B truck.box.fill clock
        truck.box.fill F f862
        truck.pickup.side P
        truck.pickup.side.air.circulate P
        truck.pickup.side.air.circulate.fill P
        truck.pickup.side.air.fresh P
        truck.pickup.side.air.fresh.fill P
        truck.pickup.side.and.exclamationmark P
        truck.pickup.side.and.exclamationmark.fill P
        truck.pickup.side.arrowtriangle.down P
        truck.pickup.side.arrowtriangle.down.fill P
        truck.pickup.side.arrowtriangle.up P
        truck.pickup.side.arrowtriangle.up.arrowtriangle.down P
        truck.pickup.side.arrowtriangle.up.arrowtriangle.down.fill P
        truck.pickup.side.arrowtriangle.up.fill P
        truck.pickup.side.fill P
        truck.pickup.side.front.open P
        truck.pickup.side.front.open.fill P
        truck.pickup.side.hill.down P
        truck.pickup.side.hill.down.fill P
        truck.pickup.side.hill.up P
        truck.pickup.side.hill.up.fill P
        truck.pickup.side.lock P
        truck.pickup.side.lock.fill P
        truck.pickup.side.lock.open P
        truck.pickup.side.lock.open.fill P
        tshirt m ef7b
        tshirt.circle E circle 0 i tshirt
        tshirt.circle.fill E circle 1 i tshirt.fill
        tshirt.fill m ef7b f
        tugriksign T ₮
        tugriksign.arrow.circlepath P
        tugriksign.circle E circle 0 t ₮
        tugriksign.circle.fill E circle 1 t ₮
        tugriksign.square E square 0 t ₮
        tugriksign.square.fill E square 1 t ₮
        tuningfork P
        turkishlirasign T ₺
        turkishlirasign.arrow.circlepath P
        turkishlirasign.circle E circle 0 t ₺
        turkishlirasign.circle.fill E circle 1 t ₺
        turkishlirasign.square E square 0 t ₺
        turkishlirasign.square.fill E square 1 t ₺
        tv b f5ed s1.18
        tv.and.hifispeaker.fill P
        tv.and.mediabox P
        tv.and.mediabox.fill P
        tv.badge.wifi B tv wifi
        tv.badge.wifi.fill B tv.fill wifi
        tv.circle E circle 0 i tv
        tv.circle.fill E circle 1 i tv.fill
        tv.fill b f5ec s1.18
        tv.inset.filled b f5ec
        tv.music.note m e063 s1.19
        tv.music.note.fill m e063 s1.19 f
        tv.slash m e647
        tv.slash.fill m e647 f
        u.circle E circle 0 t U
        u.circle.fill E circle 1 t U
        u.square E square 0 t U
        u.square.fill E square 1 t U
        uiwindow.split.2x1 b f460 s1.09
        umbrella b f5fd
        umbrella.fill b f5fc
        umbrella.percent b f5fd
        umbrella.percent.fill b f5fc
        underline b f5f6 s1.09
        v.circle E circle 0 t V
        v.circle.fill E circle 1 t V
        v.square E square 0 t V
        v.square.fill E square 1 t V
        vial.viewfinder P
        video b f21f
        video.and.waveform P
        video.and.waveform.fill P
        video.badge.checkmark B video checkmark
        video.badge.ellipsis B video ellipsis
        video.badge.plus f edf6
        video.badge.plus.fill F edf6
        video.badge.waveform P
        video.badge.waveform.fill P
        video.bubble f e2f2
        video.bubble.fill F e306
        video.bubble.left f e2f2
        video.bubble.left.fill F e306
        video.circle E circle 0 i video
        video.circle.fill E circle 1 i video.fill
        video.doorbell m efff
        video.doorbell.fill m efff f
        video.fill b f21c
        video.fill.badge.checkmark B video.fill checkmark
        video.fill.badge.ellipsis B video.fill ellipsis
        video.fill.badge.plus B video.fill plus
        video.slash b f21e
        video.slash.circle E circle 0 i video.slash
        video.slash.circle.fill E circle 1 i video.slash.fill
        video.slash.fill b f21d
        video.square E square 0 i video
        video.square.fill E square 1 i video.fill
        videoprojector b f6ac
        videoprojector.fill b f6ab
        view.2d T 2D
        view.3d m efc9 s0.82
        viewfinder m e3c2
        viewfinder.circle m e3dc
        viewfinder.circle.fill m e3dc f
        viewfinder.rectangular P
        viewfinder.trianglebadge.exclamationmark B viewfinder exclamationmark
        visionpro m f4c5
        visionpro.and.arrow.forward P
        visionpro.and.arrow.forward.fill P
        visionpro.badge.exclamationmark B visionpro exclamationmark
        visionpro.badge.exclamationmark.fill B visionpro.fill exclamationmark
        visionpro.badge.play P
        visionpro.badge.play.fill P
        visionpro.circle E circle 0 i visionpro
        visionpro.circle.fill E circle 1 i visionpro.fill
        visionpro.fill m f4c5 f
        visionpro.slash S visionpro
        visionpro.slash.circle P
        visionpro.slash.circle.fill P
        visionpro.slash.fill S visionpro.fill
        voiceover P
        volleyball m ea31
        volleyball.circle E circle 0 i volleyball
        volleyball.circle.fill E circle 1 i volleyball.fill
        volleyball.fill m ea31 f
        w.circle E circle 0 t W
        w.circle.fill E circle 1 t W
        w.square E square 0 t W
        w.square.fill E square 1 t W
        wake P
        wake.circle P
        wake.circle.fill P
        wallet.pass b f615
        wallet.pass.fill F ee2d
        wand.and.rays b f675 s1.09
        wand.and.rays.inverse b f675 s1.09
        wand.and.stars b f675 s1.08
        wand.and.stars.inverse b f675 s1.08
        warninglight P
        warninglight.fill P
        washer f f007
        washer.circle E circle 0 i washer
        washer.circle.fill E circle 1 i washer.fill
        washer.fill F f007
        watch.analog b f56c
        watchface.applewatch.case P
        water.waves b f617
        water.waves.and.arrow.down P
        water.waves.and.arrow.down.trianglebadge.exclamationmark P
        water.waves.and.arrow.up P
        water.waves.slash S water.waves
        waterbottle f eeef s0.95
        waterbottle.fill F eeef s0.95
        wave.3.backward b f61c r270
        wave.3.backward.circle E circle 0 i wave.3.backward
        wave.3.backward.circle.fill E circle 1 i wave.3.backward
        wave.3.forward b f61c r90
        wave.3.forward.circle E circle 0 i wave.3.forward
        wave.3.forward.circle.fill E circle 1 i wave.3.forward
        wave.3.left b f61c r270
        wave.3.left.circle E circle 0 i wave.3.left
        wave.3.left.circle.fill E circle 1 i wave.3.left
        wave.3.right b f61c r90
        wave.3.right.circle E circle 0 i wave.3.right
        wave.3.right.circle.fill E circle 1 i wave.3.right
        waveform b f57c s1.07
        waveform.and.magnifyingglass m e1b8
        waveform.and.mic m e1b8
        waveform.and.person.filled P
        waveform.badge.exclamationmark B waveform exclamationmark
        waveform.badge.magnifyingglass m e1b8
        waveform.badge.mic m e1b8
        waveform.badge.minus B waveform minus
        waveform.badge.plus B waveform plus
        waveform.circle E circle 0 i waveform
        waveform.circle.fill E circle 1 i waveform
        waveform.path b f57c s1.44
        waveform.path.badge.minus B waveform.path minus
        waveform.path.badge.plus B waveform.path plus
        waveform.path.ecg b f66b s1.09
        waveform.path.ecg.rectangle E rectangle 0 i waveform.path.ecg
        waveform.path.ecg.rectangle.fill E rectangle 1 i waveform.path.ecg
        waveform.slash S waveform
        web.camera b f67d
        web.camera.fill b f67c
        wifi b f61c s1.18
        wifi.circle E circle 0 i wifi
        wifi.circle.fill E circle 1 i wifi
        wifi.exclamationmark f f7fd
        wifi.exclamationmark.circle E circle 0 i wifi.exclamationmark
        wifi.exclamationmark.circle.fill E circle 1 i wifi.exclamationmark
        wifi.router b f6ec
        wifi.router.fill b f6eb
        wifi.slash b f61b s1.23
        wifi.square E square 0 i wifi
        wifi.square.fill E square 1 i wifi
        wind b f61d
        wind.circle E circle 0 i wind
        wind.circle.fill E circle 1 i wind
        wind.snow f f86c s1.06
        wind.snow.circle E circle 0 i wind.snow
        wind.snow.circle.fill E circle 1 i wind.snow
        window.awning P
        window.awning.closed P
        window.casement m f088
        window.casement.closed P
        window.ceiling P
        window.ceiling.closed P
        window.horizontal P
        window.horizontal.closed P
        window.shade.closed P
        window.shade.open P
        window.vertical.closed m f088
        window.vertical.open P
        windshield.front.and.fluid P
        windshield.front.and.fluid.and.spray P
        windshield.front.and.heat.waves P
        windshield.front.and.spray P
        windshield.front.and.wiper P
        windshield.front.and.wiper.and.drop P
        windshield.front.and.wiper.and.spray P
        windshield.front.and.wiper.exclamationmark P
        windshield.front.and.wiper.intermittent P
        windshield.rear.and.fluid P
        windshield.rear.and.fluid.and.spray P
        windshield.rear.and.heat.waves P
        windshield.rear.and.spray P
        windshield.rear.and.wiper P
        windshield.rear.and.wiper.and.drop P
        windshield.rear.and.wiper.and.spray P
        windshield.rear.and.wiper.exclamationmark P
        windshield.rear.and.wiper.intermittent P
        wineglass f f3c7
        wineglass.fill F f3c7
        wonsign T ₩
        wonsign.arrow.circlepath P
        wonsign.circle E circle 0 t ₩
        wonsign.circle.fill E circle 1 t ₩
        wonsign.square E square 0 t ₩
        wonsign.square.fill E square 1 t ₩
        wrench b f790 s1.12
        wrench.adjustable b f790
        wrench.adjustable.fill P
        wrench.and.screwdriver b f5db
        wrench.and.screwdriver.fill P
        wrench.fill P
        wrongwaysign P
        wrongwaysign.fill P
        x.circle b f623
        x.circle.fill b f622
        x.square b f629
        x.square.fill b f628
        x.squareroot T √x
        xbox.logo P
        xmark b f659
        xmark.app b f629
        xmark.app.fill b f628
        xmark.bin m e92b
        xmark.bin.circle E circle 0 i xmark.bin
        xmark.bin.circle.fill E circle 1 i xmark.bin.fill
        xmark.bin.fill m e92b f
        xmark.circle b f623
        xmark.circle.fill b f622
        xmark.diamond b f625
        xmark.diamond.fill b f624
        xmark.icloud f e3a0
        xmark.icloud.fill F e3b5
        xmark.octagon b f627
        xmark.octagon.fill b f626
        xmark.rectangle E rectangle 0 i xmark
        xmark.rectangle.fill E rectangle 1 i xmark
        xmark.rectangle.portrait P
        xmark.rectangle.portrait.fill P
        xmark.seal E seal 0 i xmark
        xmark.seal.fill E seal 1 i xmark
        xmark.shield b f53e
        xmark.shield.fill b f535 s0.94
        xmark.square b f629 s0.9
        xmark.square.fill b f628 s0.9
        xserve b f40f
        xserve.raid P
        y.circle E circle 0 t Y
        y.circle.fill E circle 1 t Y
        y.square E square 0 t Y
        y.square.fill E square 1 t Y
        yensign b f63a
        yensign.arrow.circlepath P
        yensign.circle E circle 0 t ¥
        yensign.circle.fill E circle 1 t ¥
        yensign.square E square 0 t ¥
        yensign.square.fill E square 1 t ¥
        yieldsign P
        yieldsign.fill P
        z.circle E circle 0 t Z
        z.circle.fill E circle 1 t Z
        z.square E square 0 t Z
        z.square.fill E square 1 t Z
        zl.button.roundedtop.horizontal P
        zl.button.roundedtop.horizontal.fill P
        zl.rectangle.roundedtop P
        zl.rectangle.roundedtop.fill P
        zr.button.roundedtop.horizontal P
        zr.button.roundedtop.horizontal.fill P
        zr.rectangle.roundedtop P
        zr.rectangle.roundedtop.fill P
        zzz f f6f5 s0.92
        """#
}
