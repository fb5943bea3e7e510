import styled from 'styled-components'
import { color } from '../theme/tokens.ts'

const Picture = styled.img`
  flex: none;
  border-radius: 2px;
  box-shadow: 0 0 0 1px ${color.line};
`

export const flagPath = (isoCode: string) => `/flags/${isoCode}.svg`

/** A country's flag, by ISO 3166-1 code; decorative, beside the name. */
export function Flag({ isoCode, lazy = true }: { isoCode: string; lazy?: boolean }) {
  return (
    <Picture
      src={flagPath(isoCode)}
      alt=""
      width={24}
      height={16}
      loading={lazy ? 'lazy' : undefined}
    />
  )
}
