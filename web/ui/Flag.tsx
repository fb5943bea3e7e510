import styled from 'styled-components'
import { color } from '../theme/tokens.ts'

const Picture = styled.img`
  flex: none;
  width: 1.3125rem;
  height: .875rem;
  box-shadow: 0 0 0 1px ${color.rule};
  object-fit: cover;
`

const flagPath = (isoCode: string) => `/flags/${isoCode}.svg`

/** A country's flag, by ISO 3166-1 code; decorative, beside the name. */
export function Flag({ isoCode }: { isoCode: string }) {
  // React preloads what is not lazy, and most flags are out of sight or in a closed menu.
  return <Picture src={flagPath(isoCode)} alt="" width={21} height={14} loading="lazy" />
}
