import { useEffect, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionsResolver,
  useSetPerspective,
  useSyncState,
  useTranslation,
} from 'sanity'
import { planType } from '../../shared/plans/plan.ts'
import { askRedirectTarget } from '../addresses/askRedirectTarget.tsx'
import { redirectOldAddress } from '../addresses/redirectOldAddress.ts'
import { t } from '../i18n/t.ts'
import { refuseRemoval } from '../links/refuseRemoval.tsx'
import { addToPlan } from '../plans/addToPlan.tsx'
import { planActions } from '../plans/planActions.ts'
import { publishLater, unpublishLater } from '../plans/planLater.ts'
import { openInPreview, previewPlan } from '../presentation/openInPreview.ts'
import { publishOneLanguage } from '../translations/publishOneLanguage.tsx'
import { actionWrapper } from './actionWrapper.ts'
import { duplicateAsCopy } from './duplicate.ts'
import { isSingleton, singletonActions } from './templates.ts'
import { unpublishFromDraft } from './unpublishFromDraft.tsx'
import { useStableAction } from './useShallowStable.ts'

/**
 * Wraps publish: if pressed while an edit is being saved, it waits, because Sanity would validate the
 * document before that edit and report its old errors. While errors forbid publishing, the button says so.
 */
const publishOnceSaved = actionWrapper((publish, { id, type }) => {
  const { isSyncing } = useSyncState(id, type)
  const [isAsked, setIsAsked] = useState(false)
  const { t: structure } = useTranslation('structure')
  const hasErrors = publish?.title === structure('action.publish.validation-issues.tooltip')

  useEffect(() => {
    if (!isAsked || isSyncing) return
    setIsAsked(false)
    publish?.onHandle?.()
  }, [isAsked, isSyncing, publish])

  return (
    publish && {
      ...publish,
      ...(hasErrors && { label: t('Fix the errors to publish') }),
      disabled: Boolean(publish.disabled) || isAsked,
      onHandle: () => setIsAsked(true),
    }
  )
})

/** Wraps restore, to show the restored draft; the Studio would stay with the published version. */
const restoreToDraft = actionWrapper((action) => {
  const setPerspective = useSetPerspective()
  const dialog = action?.dialog
  if (!action || !dialog || dialog.type !== 'confirm') return action
  const onConfirm = () => {
    dialog.onConfirm()
    setPerspective('drafts')
  }
  return {
    ...action,
    dialog: { ...dialog, onConfirm, tone: 'primary', confirmButtonText: t('Bring it back') },
  }
})

/** Wrappers of the Studio's actions, by name. */
const wrappers: Record<string, (action: DocumentActionComponent) => DocumentActionComponent> = {
  publish: (action) => redirectOldAddress(publishOnceSaved(action)),
  delete: (action) => refuseRemoval(askRedirectTarget.delete(action)),
  unpublish: (action) => refuseRemoval(askRedirectTarget.unpublish(unpublishFromDraft(action))),
  restore: restoreToDraft,
  duplicate: duplicateAsCopy,
}

const stable = actionWrapper(useStableAction)

/** The actions of a document. Singletons, and documents that the site needs, cannot be removed. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  schemaType === planType
    ? [...planActions, previewPlan, ...actions.filter(({ action }) => action === 'delete')]
    : [
        ...(isSingleton(schemaType) ? singletonActions(actions) : actions).map(
          (action) => wrappers[action.action ?? '']?.(action) ?? action,
        ),
        publishOneLanguage,
        publishLater,
        addToPlan,
        ...(isSingleton(schemaType) ? [] : [unpublishLater]),
        openInPreview,
      ].map(stable)
