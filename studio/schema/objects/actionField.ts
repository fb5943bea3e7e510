import type { FieldDefinition, Rule, ValidationContext } from 'sanity'
import { z } from 'zod'
import { action } from '../../../shared/content/shapes/link.ts'
import { agrees } from '../rules/agrees.ts'
import { isOptional } from '../rules/isOptional.ts'

export type ActionKind = z.output<typeof action>['kind']

const fieldsOfKind = new Map<unknown, Record<string, z.core.$ZodType>>(
  action.options.map((option) => [option.shape.kind.value, option.shape]),
)

/**
 * Returns a field that only some kinds of button have. The site's shape of a button says which
 * kinds, and which of them require it; for the others the field is hidden and not validated,
 * because a button keeps its old values when its kind changes.
 * @param options.shape what the value has to match
 * @param options.fills the field of the site's shape that is made of it, if it has another name
 */
export function actionField(
  field: FieldDefinition,
  { shape = z.unknown(), fills = field.name }: { shape?: z.ZodType; fills?: string } = {},
) {
  const shapeIn = (button: unknown) =>
    fieldsOfKind.get(button instanceof Object && 'kind' in button ? button.kind : undefined)?.[
      fills
    ]
  return {
    ...field,
    hidden: ({ parent }: { parent?: unknown }) => shapeIn(parent) === undefined,
    validation: (rule: Rule, context?: ValidationContext) => {
      const own = shapeIn(context?.parent)
      // Of another kind of button, whose field is kept and hidden.
      if (!own) return rule.skip()
      const held = rule.custom(agrees(shape))
      return isOptional(own) ? held : held.required()
    },
  }
}
