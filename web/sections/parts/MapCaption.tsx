import type { ReactNode } from 'react'
import type { Membership } from '../../../shared/content/shapes/country.ts'
import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import { FigureCaption } from '../../ui/Figure.tsx'

/** The caption of a map of the countries with a membership. */
export function MapCaption({ of, children }: { of: Membership; children?: ReactNode }) {
  const message = useMessages()
  return (
    <FigureCaption label={message('figure.label')}>
      <span {...translated(message(`map.${of}`))} />
      {'. '}
      <span {...translated(message('map.source'))} />
      {children}
    </FigureCaption>
  )
}
