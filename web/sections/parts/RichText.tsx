import { PortableText, type PortableTextComponents } from '@portabletext/react'
import styled from 'styled-components'
import type { InLanguage } from '../../../shared/content/languages/inLanguage.ts'
import type { RichTextBlock } from '../../../shared/content/shapes/richText.ts'
import { translateMarker } from '../../i18n/translatedProps.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { color, font } from '../../theme/tokens.ts'
import { entryMarkSize, squareMark } from '../../ui/marks.ts'
import { SmallH3 } from '../../ui/typography.tsx'

/** Text with space between its blocks, but not around them. */
export const TextBlocks = styled.div`
  > * {
    max-width: 42em;
  }

  > * + * {
    margin-top: 1em;
  }

  h3 {
    margin-top: 1.75rem;
    font-size: ${font.size.m};
    font-weight: 600;
    line-height: 1.4;
    text-wrap: balance;
    break-after: avoid;

    + * {
      margin-top: .35rem;
    }
  }

  li {
    position: relative;
    padding-left: 1.15rem;

    + li {
      margin-top: .35rem;
    }

    /* Links are large enough to press; the lines stay where they are. */
    a {
      padding-block: .25rem;
    }
  }

  ul > li::before {
    ${squareMark({ size: entryMarkSize, top: '.6em', fill: color.primary })}
  }

  ol {
    list-style: decimal;
    padding-left: 1.5em;

    > li {
      padding-left: .25em;
    }
  }
`

const components: PortableTextComponents = {
  marks: {
    pageLink: ({ value, children }) => <PageLink to={value.page}>{children}</PageLink>,
    webLink: ({ value, children }) => <a href={value.url}>{children}</a>,
  },
}

/**
 * Rich text. The key makes React render a changed text in new elements, because translators may have replaced the text
 * nodes.
 */
export function RichText({ text }: { text: InLanguage<RichTextBlock[]> }) {
  return (
    <TextBlocks key={JSON.stringify(text.value)} {...translateMarker(text)} lang={text.lang}>
      <PortableText value={text.value} components={components} />
    </TextBlocks>
  )
}

/** The heading of a part of a rich text, apart from that part. */
export function RichHeading({ text }: { text: InLanguage<RichTextBlock[]> }) {
  const inHeading: PortableTextComponents = {
    ...components,
    block: {
      h3: ({ children }) => (
        <SmallH3 {...translateMarker(text)} lang={text.lang}>
          {children}
        </SmallH3>
      ),
    },
  }
  return <PortableText key={JSON.stringify(text.value)} value={text.value} components={inHeading} />
}
