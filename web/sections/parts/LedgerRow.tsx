import type { ReactNode } from 'react'
import type { Localized, Text } from '../../../shared/content/text.ts'
import { translated } from '../../i18n/text.ts'
import { TickedList } from '../../ui/TickedList.tsx'
import { MarginNumberedH3 } from '../../ui/typography.tsx'

type LedgerRowProps = {
  title: Text
  text?: Text | undefined
  features?: Localized<string[]> | undefined
  /** The link that leads on. */
  children?: ReactNode
}

/** A row of a `Ledger`: number and title, text and link, features. */
export function LedgerRow({ title, text, features, children }: LedgerRowProps) {
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
