/** The rule of a field that must be filled in before its document can be published. */
export function required<Rule extends { required(): Rule }>(rule: Rule): Rule {
  return rule.required()
}
