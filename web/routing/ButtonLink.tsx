import styled from 'styled-components'
import { type ButtonLook, buttonStyle } from '../ui/Button.tsx'
import { PageLink } from './PageLink.tsx'

/** A link to a page of the site that looks like a button. */
export const ButtonLink = styled(PageLink)<{ $look?: ButtonLook }>`
  ${buttonStyle}
`
