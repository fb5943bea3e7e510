import { Box, Stack } from '@sanity/ui'
import { use, useEffect, useId } from 'react'
import type { ItemProps, ObjectItemProps } from 'sanity'
import { hasTexts } from '../../schema/textFields.ts'
import { Removal } from './EntryRemoval.tsx'
import { ChooseFormLanguage, FormLanguageContext } from './formLanguage.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** Every row of a list. */
export function FormItem(props: ItemProps) {
  return isEntry(props) ? <Entry {...props} /> : props.renderDefault(props)
}

const isEntry = (props: ItemProps): props is ObjectItemProps => 'inputProps' in props

/** An entry, with the language menu in its dialog, which hides that of the document. */
function Entry(props: ObjectItemProps) {
  const { schemaType, open, children } = props
  const { remove, noteIfGone } = use(Removal)
  // Without dependencies, so that it has the entry as it was last, when the row of a removed entry is unmounted.
  useEffect(() => (open ? () => noteIfGone(props) : undefined))
  return props.renderDefault({
    ...props,
    onRemove: () => remove(props),
    children: hasTexts(schemaType) ? <EntryForm {...props}>{children}</EntryForm> : children,
  })
}

function EntryForm({ value, schemaType, children }: ObjectItemProps) {
  const panel = useId()
  const language = use(FormLanguageContext)
  const choose = use(ChooseFormLanguage)
  return (
    <Stack gap={3}>
      <LanguageSwitch
        document={value}
        schemaType={schemaType}
        selected={language}
        panel={panel}
        onChoose={choose}
      />
      <Box id={panel}>{children}</Box>
    </Stack>
  )
}
