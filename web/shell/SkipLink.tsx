import styled from 'styled-components'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useMessages } from '../loading/ContentProvider.tsx'
import { color, grid } from '../theme/tokens.ts'

export const mainId = 'main'

const Link = styled.a`
  position: fixed;
  top: .5rem;
  left: ${grid.page};
  z-index: 9;
  padding: .75rem 1rem;
  background: ${color.ink};
  color: ${color.paper};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`

/** Skips the header. Visible while it has the focus. */
export function SkipLink() {
  const message = useMessages()
  return <Link href={`#${mainId}`} {...translatedProps(message('skip.content'))} />
}
