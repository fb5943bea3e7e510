import { ArrowDownToLine } from 'lucide-react'
import { useState } from 'react'
import { useDocumentOperation } from 'sanity'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { actionWrapper } from './actionWrapper.ts'

const downToLine = inlineIcon(ArrowDownToLine)

/** Wraps unpublish to offer it beside Publish too; the Studio offers it only in the published version. */
export const unpublishFromDraft = actionWrapper((action, { id, type, published, release }) => {
  const { unpublish } = useDocumentOperation(id, type)
  const [isAsking, setIsAsking] = useState(false)
  if (action || !published || release) return action
  return {
    label: t('Unpublish'),
    title: t('Takes it off the website; its text is kept here as a draft'),
    tone: 'critical',
    icon: downToLine,
    disabled: Boolean(unpublish.disabled),
    onHandle: () => setIsAsking(true),
    dialog: isAsking && {
      type: 'confirm',
      tone: 'critical',
      message: t(
        'Take it off the website? Visitors no longer see it. Its text is kept here, and you can publish it again.',
      ),
      confirmButtonText: t('Unpublish'),
      onCancel: () => setIsAsking(false),
      onConfirm: () => {
        setIsAsking(false)
        unpublish.execute()
      },
    },
  }
})
