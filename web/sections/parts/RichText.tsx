import { PortableText, type PortableTextComponents } from '@portabletext/react'
import styled from 'styled-components'
import type { RichTextBlock } from '../../../shared/content/shapes/richText.ts'
import type { Localized } from '../../../shared/content/text.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { font, readingWidth, space } from '../../theme/tokens.ts'

const Text = styled.div`
  max-width: ${readingWidth};

  > * + * {
    margin-top: ${space.m};
  }

  h3 {
    margin-top: ${space.l};
    font-size: ${font.size.h3};
  }

  ul, ol {
    padding-left: 1.25em;
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-top: ${space.xs};
  }
`

/** Both kinds of link. Their targets have been checked by the content gate. */
const components: PortableTextComponents = {
  marks: {
    pageLink: ({ value, children }) => <PageLink to={value.page}>{children}</PageLink>,
    webLink: ({ value, children }) => (
      <a href={value.url} rel="noopener">
        {children}
      </a>
    ),
  },
}

/** Renders Portable Text: paragraphs, sub-headings, lists, decorations and links. */
export function RichText({ text }: { text: Localized<RichTextBlock[]> }) {
  return (
    <Text data-translate={text.key} lang={text.lang}>
      <PortableText value={text.value} components={components} />
    </Text>
  )
}
