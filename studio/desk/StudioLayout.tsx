import type { LayoutProps } from 'sanity'
import { createGlobalStyle } from 'styled-components'

/**
 * Entries of the Studio's menus that no setting removes: stored JSON, document ids, and a comparison
 * with other versions while there are none.
 */
const HiddenEntries = createGlobalStyle`
  [data-testid='action-inspect'],
  [data-testid='action-compareversions']:is(:disabled, [data-disabled]),
  [data-testid='copy-document-id'] {
    display: none !important;
  }
`

/** The Studio without those entries. */
export function StudioLayout(props: LayoutProps) {
  return (
    <>
      <HiddenEntries />
      {props.renderDefault(props)}
    </>
  )
}
