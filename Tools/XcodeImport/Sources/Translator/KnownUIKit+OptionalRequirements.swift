extension KnownUIKit {
    /// Optional requirements of UIKit's protocols, as name and labels.
    static let optionalRequirements: Set<String> = Set(
        [
            scrolling, tables, collections, text, gestures, controllers, transitions, apps, pickers, interactions,
            others,
        ].flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })

    private static let scrolling = """
        scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:) scrollViewDidEndDecelerating(_:)
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewDidEndDragging(_:willDecelerate:)
        scrollViewWillBeginDecelerating(_:) scrollViewDidEndScrollingAnimation(_:) viewForZooming(in:)
        scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:) scrollViewShouldScrollToTop(_:)
        scrollViewDidScrollToTop(_:) scrollViewDidChangeAdjustedContentInset(_:)
        """

    private static let tables = """
        numberOfSections(in:) tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:)
        tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) sectionIndexTitles(for:)
        tableView(_:sectionForSectionIndexTitle:at:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
        tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayHeaderView:forSection:)
        tableView(_:willDisplayFooterView:forSection:) tableView(_:didEndDisplaying:forRowAt:)
        tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndDisplayingFooterView:forSection:)
        tableView(_:heightForRowAt:) tableView(_:heightForHeaderInSection:) tableView(_:heightForFooterInSection:)
        tableView(_:estimatedHeightForRowAt:) tableView(_:estimatedHeightForHeaderInSection:)
        tableView(_:estimatedHeightForFooterInSection:) tableView(_:viewForHeaderInSection:)
        tableView(_:viewForFooterInSection:) tableView(_:accessoryButtonTappedForRowWith:)
        tableView(_:shouldHighlightRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didUnhighlightRowAt:)
        tableView(_:willSelectRowAt:) tableView(_:willDeselectRowAt:) tableView(_:didSelectRowAt:)
        tableView(_:didDeselectRowAt:) tableView(_:canPerformPrimaryActionForRowAt:)
        tableView(_:performPrimaryActionForRowAt:) tableView(_:editingStyleForRowAt:)
        tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:editActionsForRowAt:)
        tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:willBeginEditingRowAt:)
        tableView(_:didEndEditingRowAt:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        tableView(_:indentationLevelForRowAt:) tableView(_:shouldShowMenuForRowAt:)
        tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:performAction:forRowAt:withSender:)
        tableView(_:canFocusRowAt:) tableView(_:shouldUpdateFocusIn:) tableView(_:didUpdateFocusIn:with:)
        indexPathForPreferredFocusedView(in:) tableView(_:shouldSpringLoadRowAt:with:)
        tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:didBeginMultipleSelectionInteractionAt:)
        tableViewDidEndMultipleSelectionInteraction(_:) tableView(_:contextMenuConfigurationForRowAt:point:)
        tableView(_:previewForHighlightingContextMenuWithConfiguration:)
        tableView(_:previewForDismissingContextMenuWithConfiguration:)
        tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willDisplayContextMenu:animator:)
        tableView(_:willEndContextMenuInteraction:animator:) tableView(_:cancelPrefetchingForRowsAt:)
        tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:canHandle:)
        tableView(_:itemsForAddingTo:at:point:) tableView(_:dragPreviewParametersForRowAt:)
        """

    private static let collections = """
        collectionView(_:didSelectItemAt:) collectionView(_:didDeselectItemAt:) collectionView(_:shouldSelectItemAt:)
        collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
        collectionView(_:didHighlightItemAt:) collectionView(_:didUnhighlightItemAt:)
        collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:willDisplay:forItemAt:)
        collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:canMoveItemAt:)
        collectionView(_:moveItemAt:to:) indexTitles(for:) collectionView(_:indexPathForIndexTitle:at:)
        collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:)
        collectionView(_:layout:minimumLineSpacingForSectionAt:)
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        collectionView(_:layout:referenceSizeForHeaderInSection:)
        collectionView(_:layout:referenceSizeForFooterInSection:)
        collectionView(_:targetContentOffsetForProposedContentOffset:)
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
        collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
        collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:canEditItemAt:)
        collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:performPrimaryActionForItemAt:)
        collectionView(_:shouldShowMenuForItemAt:) collectionView(_:canPerformAction:forItemAt:withSender:)
        collectionView(_:performAction:forItemAt:withSender:) collectionView(_:canFocusItemAt:)
        collectionView(_:shouldUpdateFocusIn:) collectionView(_:didUpdateFocusIn:with:)
        collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
        collectionView(_:didBeginMultipleSelectionInteractionAt:)
        collectionViewDidEndMultipleSelectionInteraction(_:) collectionView(_:contextMenuConfigurationForItemAt:point:)
        collectionView(_:contextMenuConfigurationForItemsAt:point:)
        collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionView(_:cancelPrefetchingForItemsAt:)
        collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) collectionView(_:canHandle:)
        collectionView(_:itemsForAddingTo:at:point:) collectionView(_:dragPreviewParametersForItemAt:)
        """

    private static let text = """
        textFieldShouldReturn(_:) textFieldDidBeginEditing(_:) textFieldDidEndEditing(_:)
        textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldEndEditing(_:)
        textFieldShouldClear(_:) textFieldDidChangeSelection(_:)
        textField(_:shouldChangeCharactersIn:replacementString:)
        textField(_:editMenuForCharactersIn:suggestedActions:) textViewDidChange(_:) textViewDidBeginEditing(_:)
        textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
        textViewDidChangeSelection(_:) textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldInteractWith:in:)
        textView(_:shouldInteractWith:in:interaction:) textView(_:editMenuForTextIn:suggestedActions:)
        searchBar(_:textDidChange:) searchBarSearchButtonClicked(_:) searchBarCancelButtonClicked(_:)
        searchBarBookmarkButtonClicked(_:) searchBarResultsListButtonClicked(_:) searchBarShouldBeginEditing(_:)
        searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
        searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:selectedScopeButtonIndexDidChange:)
        layoutManager(_:didCompleteLayoutFor:atEnd:) layoutManagerDidInvalidateLayout(_:)
        textStorage(_:willProcessEditing:range:changeInLength:) textStorage(_:didProcessEditing:range:changeInLength:)
        """

    private static let gestures = """
        gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldReceive:)
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
        gestureRecognizer(_:shouldBeRequiredToFailBy:)
        """

    private static let controllers = """
        tabBarController(_:didSelect:) tabBarController(_:shouldSelect:) tabBarController(_:willBeginCustomizing:)
        tabBarController(_:willEndCustomizing:changed:) tabBarController(_:didEndCustomizing:changed:)
        tabBarControllerSupportedInterfaceOrientations(_:) tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
        tabBarController(_:interactionControllerFor:) tabBarController(_:animationControllerForTransitionFrom:to:)
        tabBar(_:didSelect:) tabBar(_:willBeginCustomizing:) tabBar(_:didBeginCustomizing:)
        navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
        navigationControllerSupportedInterfaceOrientations(_:)
        navigationController(_:interactionControllerFor:) navigationController(_:animationControllerFor:from:to:)
        navigationBar(_:shouldPush:) navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:didPop:)
        position(for:) splitViewController(_:willChangeTo:) targetDisplayModeForAction(in:)
        splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:)
        primaryViewController(forCollapsing:) primaryViewController(forExpanding:)
        splitViewController(_:collapseSecondary:onto:) splitViewController(_:separateSecondaryFrom:)
        splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
        splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewControllerDidCollapse(_:)
        splitViewControllerDidExpand(_:) splitViewController(_:willShow:) splitViewController(_:willHide:)
        pageViewController(_:willTransitionTo:)
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        pageViewController(_:spineLocationFor:) presentationCount(for:) presentationIndex(for:)
        willPresentSearchController(_:) didPresentSearchController(_:) willDismissSearchController(_:)
        didDismissSearchController(_:) presentSearchController(_:) updateSearchResults(for:selecting:)
        imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
        documentPicker(_:didPickDocumentsAt:) documentPicker(_:didPickDocumentAt:) documentPickerWasCancelled(_:)
        colorPickerViewControllerDidSelectColor(_:) colorPickerViewControllerDidFinish(_:)
        colorPickerViewController(_:didSelect:continuously:) fontPickerViewControllerDidPickFont(_:)
        fontPickerViewControllerDidCancel(_:)
        """

    private static let transitions = """
        adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
        presentationController(_:viewControllerForAdaptivePresentationStyle:)
        presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
        presentationController(_:prepare:) presentationControllerShouldDismiss(_:)
        presentationControllerWillDismiss(_:) presentationControllerDidDismiss(_:)
        presentationControllerDidAttemptToDismiss(_:) prepareForPopoverPresentation(_:)
        popoverPresentationControllerShouldDismissPopover(_:) popoverPresentationControllerDidDismissPopover(_:)
        popoverPresentationController(_:willRepositionPopoverTo:in:)
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        animationController(forPresented:presenting:source:) animationController(forDismissed:)
        interactionControllerForPresentation(using:) interactionControllerForDismissal(using:)
        presentationController(forPresented:presenting:source:) interruptibleAnimator(using:) animationEnded(_:)
        dynamicAnimatorWillResume(_:) dynamicAnimatorDidPause(_:)
        collisionBehavior(_:beganContactFor:with:at:) collisionBehavior(_:endedContactFor:with:)
        collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
        collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) animationDidStart(_:) animationDidStop(_:finished:)
        """

    private static let apps = """
        application(_:didFinishLaunchingWithOptions:) application(_:willFinishLaunchingWithOptions:)
        applicationDidFinishLaunching(_:) applicationDidBecomeActive(_:) applicationWillResignActive(_:)
        applicationDidEnterBackground(_:) applicationWillEnterForeground(_:) applicationWillTerminate(_:)
        applicationDidReceiveMemoryWarning(_:) applicationSignificantTimeChange(_:) application(_:open:options:)
        application(_:open:sourceApplication:annotation:) application(_:handleOpen:)
        application(_:supportedInterfaceOrientationsFor:) application(_:performActionFor:completionHandler:)
        application(_:configurationForConnecting:options:) application(_:didDiscardSceneSessions:)
        application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
        application(_:didFailToRegisterForRemoteNotificationsWithError:)
        application(_:continue:restorationHandler:) application(_:shouldSaveApplicationState:)
        application(_:shouldRestoreApplicationState:) application(_:shouldSaveSecureApplicationState:)
        application(_:shouldRestoreSecureApplicationState:) scene(_:willConnectTo:options:) sceneDidDisconnect(_:)
        sceneDidBecomeActive(_:) sceneWillResignActive(_:) sceneWillEnterForeground(_:) sceneDidEnterBackground(_:)
        scene(_:openURLContexts:) scene(_:continue:) stateRestorationActivity(for:)
        windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
        windowScene(_:performActionFor:completionHandler:)
        """

    private static let pickers = """
        pickerView(_:titleForRow:forComponent:) pickerView(_:attributedTitleForRow:forComponent:)
        pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:didSelectRow:inComponent:)
        pickerView(_:rowHeightForComponent:) pickerView(_:widthForComponent:)
        """

    private static let interactions = """
        contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
        contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
        contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:)
        dropInteraction(_:canHandle:) dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidUpdate:)
        dropInteraction(_:sessionDidExit:) dropInteraction(_:performDrop:) dropInteraction(_:sessionDidEnd:)
        dragInteraction(_:previewForLifting:session:) dragInteraction(_:sessionWillBegin:)
        pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:)
        """

    private static let others = """
        textInputMode(for:) activityViewController(_:subjectForActivityType:)
        activityViewController(_:dataTypeIdentifierForActivityType:)
        activityViewController(_:thumbnailImageForActivityType:suggestedSize:) activityViewControllerLinkMetadata(_:)
        webView(_:didFinish:) webView(_:didFail:withError:) webView(_:didStartProvisionalNavigation:)
        webView(_:decidePolicyFor:decisionHandler:) mapView(_:viewFor:) mapView(_:didSelect:) mapView(_:rendererFor:)
        mapView(_:regionDidChangeAnimated:) mapView(_:didUpdate:) locationManager(_:didUpdateLocations:)
        locationManager(_:didFailWithError:) locationManager(_:didChangeAuthorization:)
        locationManagerDidChangeAuthorization(_:) userNotificationCenter(_:willPresent:withCompletionHandler:)
        userNotificationCenter(_:didReceive:withCompletionHandler:) safariViewControllerDidFinish(_:)
        """
}
