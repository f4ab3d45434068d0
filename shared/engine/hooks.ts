/**
 * Exceptions hang on hooks. `Hooks` is an interface of functions, one for each moment or question of the general
 * rules at which something may differ. The table gives every special rule its handlers; a nation, a card or a
 * scenario declares special rules by name, and the general rule asks for the handlers of its moment.
 */
export type HookTable<Rule extends string, Hooks extends object> = Readonly<
  Record<Rule, Readonly<Partial<Hooks>>>
>

/** What some special rules have to say at one moment, in the order in which they are named. */
export function handlersOf<Rule extends string, Hooks extends object, Name extends keyof Hooks>(
  table: HookTable<Rule, Hooks>,
  rules: Iterable<Rule>,
  name: Name
): Hooks[Name][] {
  const handlers: Hooks[Name][] = []
  for (const rule of rules) {
    const handler: Hooks[Name] | undefined = table[rule][name]
    if (handler !== undefined) handlers.push(handler)
  }
  return handlers
}
