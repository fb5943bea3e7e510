import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import { color } from '../../theme/tokens.ts'
import { Figure, FigureCaption } from '../../ui/Figure.tsx'
import { Picture } from '../../ui/Picture.tsx'

const NeatLine = styled.div`
  padding: .375rem;
  border: 1px solid ${color.ink};
`

export function Plate(props: ComponentProps<typeof Picture>) {
  const message = useMessages()
  const { caption } = props.image
  const plate = (
    <NeatLine>
      <Picture {...props} />
    </NeatLine>
  )
  if (!caption) return plate
  return (
    <Figure>
      {plate}
      <FigureCaption label={message('figure.label')}>
        <span {...translated(caption)} />
      </FigureCaption>
    </Figure>
  )
}
