import styled from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { numberFormat } from '../../../shared/text/formats.ts'
import { fillText } from '../../i18n/fillText.ts'
import type { Messages } from '../../i18n/messages.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useSite } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { color, font, grid } from '../../theme/tokens.ts'
import { Secondary } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

const Files = styled.ul`
  > li {
    padding-block: .9rem 1rem;
    border-top: 1px solid ${color.rule};
    break-inside: avoid;

    &:last-child {
      border-bottom: 1px solid ${color.rule};
    }
  }
`

const Title = styled.span`
  min-width: 0;
  font-weight: 600;
  line-height: 1.4;
`

const Facts = styled.span`
  color: ${color.inkMuted};
  font-size: ${font.size.s};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`

/** A line that links to the file. Only its title looks like a link. */
const Line = styled.a`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${grid.gap};
  align-items: baseline;
  justify-content: space-between;
  text-decoration: none;

  > ${Title} {
    text-decoration: underline 1px ${color.accent};
    text-underline-offset: .22em;
  }

  &:hover > ${Title} {
    text-decoration-thickness: 2px;
  }
`

const About = styled(Secondary)`
  max-width: 42em;
  margin-top: .15rem;
`

type DownloadItem = SectionOf<'downloads'>['items'][number]

function Download({ title, description, language, file }: DownloadItem) {
  const own = languages.find(({ code }) => code === language)
  return (
    <li>
      <Line
        href={file.path}
        download={`${title.value}.pdf`}
        type="application/pdf"
        hrefLang={own?.code}
      >
        <Title {...translatedProps(title)} />{' '}
        <Facts>
          <span {...translatedProps(formatFileSize(file.size, useSite()))} />
          {own && (
            <span>
              {', '}
              <span lang={own.code}>{own.name}</span>
            </span>
          )}
        </Facts>
      </Line>
      {description && <About {...translatedProps(description)} />}
    </li>
  )
}

export function Downloads({ section }: { section: SectionOf<'downloads'> }) {
  return (
    <Frame section={section}>
      <Files>
        {section.items.map((file) => (
          <Download key={file._key} {...file} />
        ))}
      </Files>
    </Frame>
  )
}

/** Returns the type and the size of a PDF in a language, such as «PDF, 1.2 MB» or «PDF, 340 kB». */
export function formatFileSize(
  bytes: number,
  { messages, language }: { messages: Messages; language: Language },
): Text {
  const kilobytes = Math.ceil(bytes / 1000)
  const [key, size] =
    kilobytes < 1000
      ? (['downloads.kilobytes', kilobytes] as const)
      : (['downloads.megabytes', kilobytes / 1000] as const)
  const number = numberFormat(language, { maximumFractionDigits: 1 }).format(size)
  return fillText(messages[key], { size: number })
}
