import styled, { createGlobalStyle } from 'styled-components'
import { useSite } from '../content/ContentProvider.tsx'
import { siteUrl } from '../document/build.ts'
import { translated } from '../i18n/text.ts'
import { font } from '../theme/tokens.ts'
import { Container } from '../ui/layout.tsx'
import { sheet } from '../ui/sheet.ts'
import { Today } from '../ui/Today.tsx'

/** The foot of every printed page: company, telephone and page number. */
const Feet = createGlobalStyle<{ $company: string }>`
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

const Origin = styled(Container)`
  display: none;

  @media print {
    display: flex;
    justify-content: space-between;
    margin-bottom: 5mm;
  }
`

/** Everything but the header and the section, where one section is printed. */
export const besideSheet = `body:has([${sheet}]) footer,
  main:has([${sheet}]) > :not(${Origin}, [${sheet}], :has([${sheet}])),
  main > :has(> [${sheet}]) > :not([${sheet}])`

const Sheet = createGlobalStyle`
  @media print {
    ${besideSheet} {
      display: none;
    }

    [${sheet}]::before {
      content: attr(${sheet});
      font: ${font.serifWeight} ${font.size.xl} ${font.serif};
    }
  }
`

/**
 * The header and footer of printed pages: date and address, company and page number. Hidden on screens.
 * @param address the page's address in the language shown
 */
export function PrintHeader({ address }: { address: string }) {
  const { companyName, phone, location } = useSite()
  return (
    <Origin>
      <Sheet />
      <Feet $company={`${companyName}, ${location.value} · ${phone}`} />
      <p>
        <span {...translated(location)} />, <Today format="date" />
      </p>
      <p>{new URL(address, siteUrl).href}</p>
    </Origin>
  )
}

/** Returns a text as a string of CSS that cannot end the style element around it. */
export function cssString(text: string): string {
  const escaped = text.replace(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)
  return `"${escaped}"`
}
