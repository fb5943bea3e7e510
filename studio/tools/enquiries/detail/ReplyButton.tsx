import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useId, useState } from 'react'
import { languageName } from '../../../i18n/language.ts'
import { t } from '../../../i18n/t.ts'
import type { InboxEnquiry } from '../inboxShapes.ts'
import type { ServiceNames } from '../serviceNames.ts'
import { ReplyDialog } from './ReplyDialog.tsx'
import { type ReplyTemplate, templateLanguage } from './reply.ts'

type ReplyButtonProps = {
  enquiry: InboxEnquiry
  templates: readonly ReplyTemplate[]
  services: ServiceNames
  /** The name of whoever replies. */
  sender: string
  mode: 'default' | 'ghost'
  isBusy: boolean
  /** Takes the enquiry; undefined if somebody has it. */
  onTake: (() => void) | undefined
  onAnswered: (text: string) => void
}

/** Opens a reply that is empty or begins with a template. */
export function ReplyButton(props: ReplyButtonProps) {
  const { enquiry, templates, services, sender, mode, isBusy, onTake, onAnswered } = props
  const id = useId()
  const [reply, setReply] = useState<{ template?: ReplyTemplate } | null>(null)
  const close = () => setReply(null)
  return (
    <>
      <Button tone="primary" mode={mode} text={t('Reply by mail')} onClick={() => setReply({})} />
      {templates.length > 0 && (
        <MenuButton
          id={id}
          button={<Button mode="ghost" text={t('Reply with …')} />}
          menu={
            <Menu>
              {templates.map((template) => (
                <MenuItem
                  key={template._id}
                  text={`${template.name} · ${languageName(templateLanguage(enquiry, template))}`}
                  onClick={() => setReply({ template })}
                />
              ))}
            </Menu>
          }
        />
      )}
      {reply && (
        <ReplyDialog
          enquiry={enquiry}
          template={reply.template}
          services={services}
          sender={sender}
          isBusy={isBusy}
          onTake={
            onTake &&
            (() => {
              close()
              onTake()
            })
          }
          onAnswered={(text) => {
            close()
            onAnswered(text)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
