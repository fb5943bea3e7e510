import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { FieldText, Localized, Text } from '../../../shared/content/text.ts'
import { shown, translated } from '../../i18n/text.ts'
import { font } from '../../theme/tokens.ts'
import { TickedList } from '../../ui/TickedList.tsx'
import { MarginNumberedH3 } from '../../ui/typography.tsx'

const Time = styled.p`
  font: ${font.serifWeight} ${font.size.l}/1.3 ${font.serif};
`

type ItemRowProps = {
  title: Text
  text?: Text | undefined
  features?: Localized<string[]> | undefined
  time?: FieldText | undefined
  children?: ReactNode
}

export function ItemRow({ title, text, features, time, children }: ItemRowProps) {
  return (
    <li>
      <MarginNumberedH3 {...translated(title)} />
      <div>
        {text && <p {...translated(text)} />}
        {children}
      </div>
      {time && <Time {...shown(time)} />}
      {features && <TickedList list={features} />}
    </li>
  )
}
