import type { ReactNode } from 'react'
import type { Localized, Text } from '../../../shared/content/text.ts'
import { translated } from '../../i18n/text.ts'
import { TickedList } from '../../ui/TickedList.tsx'
import { MarginNumberedH3 } from '../../ui/typography.tsx'

type ItemRowProps = {
  title: Text
  text?: Text | undefined
  features?: Localized<string[]> | undefined
  children?: ReactNode
}

export function ItemRow({ title, text, features, children }: ItemRowProps) {
  return (
    <li>
      <MarginNumberedH3 {...translated(title)} />
      <div>
        {text && <p {...translated(text)} />}
        {children}
      </div>
      {features && <TickedList list={features} />}
    </li>
  )
}
