import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { ActionDialog } from '../../ui/ActionDialog.tsx'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { GuideChapters } from './Guide.tsx'

const icon = inlineIcon(BookOpen)

/** Opens the guide over the tool in which the editor is; Sanity’s own menu of help has no place for it. */
export function GuideButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SmallButton
        mode="bleed"
        justify="flex-start"
        icon={icon}
        text={t('Guide')}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <ActionDialog header={t('The guide')} wide onClose={() => setIsOpen(false)}>
          <GuideChapters />
        </ActionDialog>
      )}
    </>
  )
}
