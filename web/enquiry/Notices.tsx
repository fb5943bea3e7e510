import styled, { css } from 'styled-components'
import { fill, translated } from '../i18n/text.ts'
import { color, radius, space } from '../theme/tokens.ts'
import type { Notice } from './useEnquiry.ts'
import type { FormWords } from './words.ts'

const tones = {
  success: css`
    border-color: ${color.brand};
  `,
  error: css`
    border-color: ${color.danger};
  `,
} satisfies Record<Notice['tone'], ReturnType<typeof css>>

const Box = styled.div<{ $tone: Notice['tone'] }>`
  padding: ${space.m};
  border: 2px solid;
  border-radius: ${radius.medium};
  background: ${color.surface};
  ${({ $tone }) => tones[$tone]}
`

const Title = styled.p`
  font-weight: 700;
`

/**
 * What the visitor is told. The regions are always there: screen readers announce what appears in
 * a region, not a region that appears.
 */
export function Notices({ notice, words }: { notice: Notice | null; words: FormWords }) {
  const box = notice && (
    <Box $tone={notice.tone}>
      <Title {...translated(words[notice.title])} />
      <p {...translated(fill(words[notice.text], notice.places ?? {}))} />
    </Box>
  )
  return (
    <>
      <div role="status">{notice?.tone === 'success' && box}</div>
      <div role="alert">{notice?.tone === 'error' && box}</div>
    </>
  )
}
