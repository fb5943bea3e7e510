import { Button } from '@sanity/ui'
import { Plus } from 'lucide-react'
import { createContext, use, useState } from 'react'
import type { ArrayInputFunctionsProps, ArrayOfObjectsInputProps, ArraySchemaType } from 'sanity'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { SectionMenu } from './SectionMenu.tsx'

type Section = { _key: string; _type?: string; heading?: { en?: string } }

const plusIcon = inlineIcon(Plus)

/** Sanity's `onInsert`, which the component below a list does not receive. */
const Insert = createContext<ArrayOfObjectsInputProps['onInsert']>(() => undefined)

/** The sections of a page, with a menu of new sections that everyday words find too. */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  return (
    <Insert value={props.onInsert}>
      {props.renderDefault({ ...props, arrayFunctions: AddSection })}
    </Insert>
  )
}

function AddSection({ value, readOnly }: ArrayInputFunctionsProps<Section, ArraySchemaType>) {
  const insert = use(Insert)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        mode="ghost"
        icon={plusIcon}
        text={t('Add a section')}
        disabled={readOnly ?? false}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <SectionMenu
          sections={value ?? []}
          onClose={() => setOpen(false)}
          onChoose={(_type, before) => {
            setOpen(false)
            const place =
              before === undefined
                ? ({ position: 'after', referenceItem: -1 } as const)
                : ({ position: 'before', referenceItem: { _key: before } } as const)
            const section: Section = { _key: crypto.randomUUID(), _type }
            insert({ items: [section], ...place, open: true })
          }}
        />
      )}
    </>
  )
}
