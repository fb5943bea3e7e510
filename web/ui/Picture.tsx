import styled from 'styled-components'
import type { Image } from '../../shared/content/files/imageFiles.ts'
import { parentKey, previewField } from '../i18n/translatedProps.ts'

const ImageElement = styled.img`
  width: 100%;
  height: auto;
`

type PictureProps = {
  image: Image
  /** The rendered width, for the `sizes` attribute. */
  sizes: string
  /** Loads the image eagerly, for the first screen. Default: lazily. */
  eager?: boolean
}

/**
 * An image. Browsers load its smallest file that is sharp at the rendered width. Its space is reserved before it loads.
 */
export function Picture({ image, sizes, eager = false }: PictureProps) {
  const widest = image.files.at(-1)
  return (
    <ImageElement
      src={widest?.path}
      srcSet={image.files.map(({ path, width }) => `${path} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt.value}
      lang={image.alt.lang}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      {...previewField(parentKey(image.alt))}
    />
  )
}
