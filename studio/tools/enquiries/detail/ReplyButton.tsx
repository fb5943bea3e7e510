import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useId } from 'react'
import { languageName } from '../../../i18n/language.ts'
import { t } from '../../../i18n/t.ts'
import type { InboxEnquiry } from '../inboxShapes.ts'
import { type ReplyTemplate, replyAddress, templateLanguage } from './reply.ts'

type ReplyButtonProps = {
  enquiry: InboxEnquiry
  templates: readonly ReplyTemplate[]
  mode: 'default' | 'ghost'
  onReply: () => void
}

/** Opens the mail program with a reply that is empty or begins with a template. */
export function ReplyButton({ enquiry, templates, mode, onReply }: ReplyButtonProps) {
  const id = useId()
  return (
    <>
      <Button
        as="a"
        href={replyAddress(enquiry)}
        tone="primary"
        mode={mode}
        text={t('Reply by mail')}
        onClick={onReply}
      />
      {templates.length > 0 && (
        <MenuButton
          id={id}
          button={<Button mode="ghost" text={t('Reply with …')} />}
          menu={
            <Menu>
              {templates.map((template) => (
                <MenuItem
                  key={template._id}
                  as="a"
                  href={replyAddress(enquiry, template)}
                  text={`${template.name} · ${languageName(templateLanguage(enquiry, template))}`}
                  onClick={onReply}
                />
              ))}
            </Menu>
          }
        />
      )}
    </>
  )
}
