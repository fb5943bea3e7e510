import styled, { createGlobalStyle } from 'styled-components'
import { siteUrl } from '../document/siteUrl.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { useSite } from '../loading/ContentProvider.tsx'
import { Container } from '../ui/layout.tsx'
import { Today } from '../ui/Today.tsx'

const Header = styled(Container)`
  display: none;

  @media print {
    display: flex;
    justify-content: space-between;
    margin-bottom: 5mm;
  }
`

/**
 * Styles of printed pages, with their footer: company, telephone, email and page number. Rendered outside `main`,
 * because each remount of `main` would insert them again.
 */
export const PrintStyles = createGlobalStyle<{ $company: string }>`
  @page {
    margin: 18mm 16mm 20mm;

    @bottom-left {
      content: ${({ $company }) => cssString($company)};
      font: 8pt sans-serif;
    }

    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 8pt sans-serif;
    }
  }
`

/**
 * The header of printed pages: date and address.
 * @param address the page's address in the current language
 */
export function PrintHeader({ address }: { address: string }) {
  const { location } = useSite()
  return (
    <Header data-nosnippet>
      <p>
        <span {...translatedProps(location)} />, <Today format="date" />
      </p>
      <p>{new URL(address, siteUrl).href}</p>
    </Header>
  )
}

/** Returns a text as a CSS string that cannot close its style element. */
export function cssString(text: string): string {
  const escaped = text.replace(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)
  return `"${escaped}"`
}
