import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { color, inDarkMode } from '../../theme/tokens.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Caption } from './Caption.tsx'

export const PictureFrame = styled.div`
  padding: .375rem;
  border: 1px solid ${color.ink};

  ${inDarkMode} and (forced-colors: none) {
    background: color-mix(in oklab, ${color.ink} 80%, ${color.paper}) content-box;

    img {
      mix-blend-mode: multiply;
    }
  }
`

export function FramedPicture(props: ComponentProps<typeof Picture>) {
  const { caption } = props.image
  const picture = (
    <PictureFrame>
      <Picture {...props} />
    </PictureFrame>
  )
  if (!caption) return picture
  return (
    <figure>
      {picture}
      <Caption>
        <span {...translatedProps(caption)} />
      </Caption>
    </figure>
  )
}
