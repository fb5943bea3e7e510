import type { ReactNode } from 'react'
import type { FieldText, Point, Text } from '../../../shared/content/languages/inLanguage.ts'
import { textProps, translatedProps } from '../../i18n/translatedProps.ts'
import { RunList } from '../../ui/MarkedList.tsx'
import { H3, MarginNumberedH3 } from '../../ui/typography.tsx'

type ItemRowProps = {
  title: Text
  text?: Text | undefined
  features?: Point[] | undefined
  time?: FieldText | undefined
  children?: ReactNode
}

export function ItemRow({ title, text, features, time, children }: ItemRowProps) {
  return (
    <li>
      <MarginNumberedH3 {...translatedProps(title)} />
      {time && <H3 as="p" {...textProps(time)} />}
      <div>
        {text && <p {...translatedProps(text)} />}
        {children}
      </div>
      {features && <RunList points={features} />}
    </li>
  )
}
