import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionsResolver,
  useValidationStatus,
} from 'sanity'
import { privateTypes } from '../../../shared/content/privateDocuments.ts'
import { planType } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import { openInPreview, planPreviews } from '../../tools/preview/openInPreview.ts'
import { sharePreview } from '../../tools/preview/sharePreview.tsx'
import { askRedirectTarget } from '../addresses/askRedirectTarget.tsx'
import { bringPageBack } from '../addresses/bringPageBack.tsx'
import { redirectOldAddress } from '../addresses/redirectOldAddress.ts'
import { deleteWithCopy } from '../deletion/deleteWithCopy.ts'
import { discardWithCopy } from '../deletion/discardWithCopy.tsx'
import { refuseRemoval } from '../links/refuseRemoval.tsx'
import { addToPlan } from '../plans/addToPlan.tsx'
import { planActions } from '../plans/planActions.ts'
import { publishLater, unpublishLater } from '../plans/planLater.ts'
import { askAboutNumbers } from '../publishing/askAboutNumbers.tsx'
import { keepFormerNames } from '../publishing/keepFormerNames.ts'
import { keepForWriters } from '../publishing/keepForWriters.ts'
import { isSingleton, singletonActions } from '../templates.ts'
import { publishOneLanguage } from '../translations/publishOneLanguage.tsx'
import { actionWrapper } from './actionWrapper.ts'
import { askBeforePublish } from './askBeforePublish.tsx'
import { bringBack } from './bringBack.tsx'
import { duplicateAsCopy } from './duplicate.ts'
import { onceSaved } from './onceSaved.ts'
import { openHistory } from './openHistory.ts'
import { unpublishFromDraft } from './unpublishFromDraft.tsx'
import { useStableAction } from './useShallowStable.ts'

/** Wraps publish: while validation errors disable the button, its label names the reason. */
const publishWithoutErrors = actionWrapper((publish, { id, type, draft }) => {
  const { validation, isValidating } = useValidationStatus(draft?._id ?? id, type, true)
  const hasErrors = draft !== null && validation.some(({ level }) => level === 'error')
  // Errors of a state before the last edit are not named: while it is validated, the label stays as it is.
  const [showsErrors, setShowsErrors] = useState(hasErrors)
  if (!isValidating && showsErrors !== hasErrors) setShowsErrors(hasErrors)
  const blocked = { label: t('Fix the errors to publish'), disabled: true }
  return publish && { ...publish, ...(showsErrors && blocked) }
})

/** Wrappers of the Studio's actions, by name. */
const wrappers: Record<string, (action: DocumentActionComponent) => DocumentActionComponent> = {
  publish: (action) =>
    onceSaved(
      askBeforePublish(
        askAboutNumbers(
          keepForWriters(keepFormerNames(redirectOldAddress(publishWithoutErrors(action)))),
        ),
      ),
    ),
  discardChanges: discardWithCopy,
  delete: (action) => refuseRemoval(askRedirectTarget.delete(deleteWithCopy(action))),
  // Links to a page follow it; other documents are refused while the site needs them.
  unpublish: (action) => askRedirectTarget.unpublish(refuseRemoval(unpublishFromDraft(action))),
  restore: bringBack,
  duplicate: duplicateAsCopy,
}

const stable = actionWrapper(useStableAction)

/** The actions of a document. Singletons, and documents that the site needs, cannot be removed. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType, versionType }) => {
  const isPublish = ({ action }: DocumentActionComponent) => action === 'publish'
  const wrapped = (action: DocumentActionComponent) =>
    wrappers[action.action ?? '']?.(action) ?? action
  if (schemaType === planType)
    return [
      ...planActions.map(onceSaved),
      ...planPreviews,
      sharePreview,
      ...actions.filter(({ action }) => action === 'delete'),
    ]
  const builtIn = isSingleton(schemaType) ? singletonActions(actions) : actions
  if (privateTypes.includes(schemaType)) {
    const kept = builtIn.filter(({ action }) => action === 'duplicate' || action === 'delete')
    return [openHistory, ...kept.map(wrapped)].map(stable)
  }
  const own = [
    onceSaved(publishOneLanguage),
    publishLater,
    addToPlan,
    ...(isSingleton(schemaType) ? [] : [unpublishLater]),
  ]
  // The first action is the button beside the menu. For a published version that is Unpublish. For other versions,
  // Sanity's actions are last, because most of them remove something.
  if (versionType === 'published')
    return [...builtIn.map(wrapped), ...own, openInPreview, openHistory].map(stable)
  return [
    ...[onceSaved(publishWithoutErrors(bringPageBack)), ...builtIn.filter(isPublish).map(wrapped)],
    openInPreview,
    sharePreview,
    openHistory,
    ...own,
    ...builtIn.filter((action) => !isPublish(action)).map(wrapped),
  ].map(stable)
}
