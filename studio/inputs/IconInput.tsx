import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type StringInputProps, set, unset } from 'sanity'
import { t, translate } from '../i18n/t.ts'
import { iconNames, icons, iconTitle } from '../schema/objects/icons.ts'

/** A grid of icons with the name of the chosen one below. Pressing the chosen icon clears it. */
export function IconInput({ value, onChange, readOnly }: StringInputProps) {
  const chosen = iconNames.find((name) => name === value)
  return (
    <Stack gap={3}>
      <Flex wrap="wrap" gap={1}>
        {iconNames.map((name) => (
          <Button
            key={name}
            icon={icons[name]}
            mode={name === chosen ? 'default' : 'bleed'}
            tone={name === chosen ? 'primary' : 'default'}
            title={translate(iconTitle(name))}
            aria-label={translate(iconTitle(name))}
            aria-pressed={name === chosen}
            disabled={readOnly === true}
            onClick={() => onChange(name === chosen ? unset() : set(name))}
          />
        ))}
      </Flex>
      <Text size={1} muted>
        {chosen ? translate(iconTitle(chosen)) : t('None is chosen')}
      </Text>
    </Stack>
  )
}
