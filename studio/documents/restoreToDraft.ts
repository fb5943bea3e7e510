import { useSetPerspective } from 'sanity'
import { t } from '../i18n/t.ts'
import { actionWrapper } from './wrapAction.ts'

/**
 * Wraps restore, so that the draft is shown afterwards, with Publish below it: if the published version
 * was shown before, the Studio stays with it, and nothing seems to have happened.
 */
export const restoreToDraft = actionWrapper((action) => {
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
