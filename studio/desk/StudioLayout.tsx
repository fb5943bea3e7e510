import type { LayoutProps } from 'sanity'
import { createGlobalStyle } from 'styled-components'
import { t } from '../i18n/t.ts'

/** Selects an entry of a menu by its title, of which the Studio makes a test id. */
const entry = (title: string) => `[data-testid='action-${title.toLowerCase().replaceAll(' ', '')}']`

/**
 * Entries of the Studio's menus that no setting removes: stored JSON, document ids, and a comparison
 * with other versions while there are none.
 */
const HiddenEntries = createGlobalStyle`
  ${entry(t('Inspect'))},
  ${entry(t('Compare versions'))}:is(:disabled, [data-disabled]),
  [data-testid='copy-document-id'] {
    display: none !important;
  }
`

/**
 * What stands beside a form, as its history does, takes a width of its own, which the form's part of the
 * preview does not have unless somebody draws it wider.
 */
const RoomBesideForms = createGlobalStyle`
  #presentation-narrow-panel-content:has([data-ui='DocumentInspectorPanel']) {
    min-width: 640px;
  }
`

/** The Studio without those entries, and with that room. */
export function StudioLayout(props: LayoutProps) {
  return (
    <>
      <HiddenEntries />
      <RoomBesideForms />
      {props.renderDefault(props)}
    </>
  )
}
