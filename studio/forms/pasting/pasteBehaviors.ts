import type { EditorSnapshot } from '@portabletext/editor'
import { type Behavior, defineBehavior, effect, raise } from '@portabletext/editor/behaviors'
import { getSelectionText, isSelectionExpanded } from '@portabletext/editor/selectors'
import type { Language } from '../../../shared/languages.ts'
import { countPictures } from './clipboardText.ts'
import { addressIn, type SitePages, toLink } from './pastedLink.ts'
import { type PastedText, pasteToBlocks } from './pasteToBlocks.ts'
import { noneLeftOut } from './removeUnsupported.ts'
import { textToDocument } from './textToDocument.ts'

type PasteOptions = {
  language: Language
  pages: SitePages
  /** Called after each paste. */
  onPasted: (pasted: Pick<PastedText, 'unlinked'> & Partial<PastedText>) => void
}

/**
 * Returns the rich text editor's behaviors for pasted and dropped documents of other programs, and for pasted
 * addresses. The editor itself handles its own format, and plain text of one line.
 */
export function pasteBehaviors({ language, pages, onPasted }: PasteOptions): Behavior[] {
  const convert = (dataTransfer: DataTransfer, { context }: EditorSnapshot) => {
    const document = parsePasted(dataTransfer)
    const { keyGenerator } = context
    return document && pasteToBlocks(document, { language, pages, keyGenerator })
  }
  return [
    defineBehavior({
      on: 'clipboard.paste',
      guard: ({ snapshot, event }) => {
        const { dataTransfer } = event.originEvent
        const address = addressIn(dataTransfer.getData('text/plain'))
        return address !== null && isSelectionExpanded(snapshot)
          ? { address, words: getSelectionText(snapshot), link: toLink(address, pages) }
          : false
      },
      actions: [
        (_, { address, words, link }) => {
          if (!link) return [effect(() => onPasted({ unlinked: [{ words, address }] }))]
          const { _type: name, ...value } = link
          return [
            // The shape allows one link on a word.
            ...(['pageLink', 'webLink'] as const).map((linkType) =>
              raise({ type: 'annotation.remove', annotation: { name: linkType } }),
            ),
            raise({ type: 'annotation.add', annotation: { name, value } }),
            effect(() => onPasted({ unlinked: [] })),
          ]
        },
      ],
    }),
    defineBehavior({
      on: 'clipboard.paste',
      guard: ({ event }) => {
        const pictures = countPictures(event.originEvent.dataTransfer)
        return pictures > 0 && { ...noneLeftOut, pictures }
      },
      actions: [(_, leftOut) => [effect(() => onPasted({ unlinked: [], leftOut }))]],
    }),
    defineBehavior({
      // Handles a paste that consists of pictures, for which the editor would delete the selected words.
      on: 'clipboard.paste',
      guard: ({ snapshot, event }) => {
        const pasted = convert(event.originEvent.dataTransfer, snapshot)
        return pasted?.blocks.length === 0 && Object.values(pasted.leftOut).some(Boolean)
          ? pasted
          : false
      },
      actions: [(_, pasted) => [effect(() => onPasted(pasted))]],
    }),
    defineBehavior({
      // Sanity's own conversion of HTML would come before a behavior for `deserialize.data`.
      on: 'deserialize',
      guard: ({ snapshot, event }) => {
        const pasted = convert(event.originEvent.originEvent.dataTransfer, snapshot)
        return pasted && pasted.blocks.length > 0 ? pasted : false
      },
      actions: [
        ({ event: { originEvent } }, pasted) => [
          raise({
            type: 'deserialization.success',
            mimeType: 'text/html',
            data: pasted.blocks,
            originEvent,
          }),
          effect(() => onPasted(pasted)),
        ],
      ],
    }),
  ]
}

/** Formats that the editor itself writes. */
const ownFormats = ['application/x-portable-text', 'application/json']

/**
 * Returns the document to convert: pasted HTML, plain text of several lines, or a link if the plain text is an address.
 * Returns null for other content.
 */
function parsePasted(pasted: DataTransfer): Document | null {
  if (ownFormats.some((format) => pasted.getData(format) !== '')) return null
  const html = pasted.getData('text/html')
  const text = pasted.getData('text/plain')
  const parser = new DOMParser()
  if (html !== '' && html !== text) return parser.parseFromString(html, 'text/html')
  if (/[\r\n]/.test(text.trim())) return textToDocument(text)
  const address = addressIn(text)
  if (address === null) return null
  const document = parser.parseFromString('', 'text/html')
  const link = document.body.appendChild(document.createElement('a'))
  link.setAttribute('href', address)
  link.textContent = text.trim()
  return document
}
