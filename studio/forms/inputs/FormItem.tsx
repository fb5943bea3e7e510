import { use, useEffect } from 'react'
import type { ItemProps, ObjectItemProps } from 'sanity'
import { Removal } from './EntryRemoval.tsx'
import { WithLanguageSwitch } from './LanguageSwitch.tsx'

/** Every row of a list. */
export function FormItem(props: ItemProps) {
  return isEntry(props) ? <Entry {...props} /> : props.renderDefault(props)
}

const isEntry = (props: ItemProps): props is ObjectItemProps => 'inputProps' in props

/** An entry, with the language menu in its dialog, which hides that of the document. */
function Entry(props: ObjectItemProps) {
  const { value, schemaType, open, children } = props
  const { remove, noteIfGone } = use(Removal)
  // Without dependencies, so that it has the entry as it was last, when the row of a removed entry is unmounted.
  useEffect(() => (open ? () => noteIfGone(props) : undefined))
  return props.renderDefault({
    ...props,
    onRemove: () => remove(props),
    children: (
      <WithLanguageSwitch value={value} schemaType={schemaType}>
        {children}
      </WithLanguageSwitch>
    ),
  })
}
