import { Button, Text } from '@sanity/ui'
import { useState } from 'react'
import { type ObjectItemProps, useFormValue, useGlobalPresence } from 'sanity'
import { openedBy } from '../../documents/publishing/useWriters.ts'
import { t } from '../../i18n/t.ts'
import { ActionDialog } from '../../ui/ActionDialog.tsx'

/** A section in the list of its page. While a colleague has the page open, it is removed after a question only. */
export function SectionItem(props: ObjectItemProps) {
  const [isAsking, setIsAsking] = useState(false)
  const names = openedBy(String(useFormValue(['_id'])), useGlobalPresence()).join(', ')
  const onRemove = names ? () => setIsAsking(true) : props.onRemove
  const remove = () => {
    setIsAsking(false)
    props.onRemove()
  }
  return (
    <>
      {props.renderDefault({ ...props, onRemove })}
      {isAsking && (
        <ActionDialog
          header={t('Remove this section?')}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button mode="bleed" text={t('Cancel')} onClick={() => setIsAsking(false)} />
              <Button tone="critical" text={t('Remove')} onClick={remove} />
            </>
          }
        >
          <Text size={1}>
            {t(
              '{names}: this page is open there too. If somebody is writing in this section, their form closes.',
              { names },
            )}
          </Text>
        </ActionDialog>
      )}
    </>
  )
}
