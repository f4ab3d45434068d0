/**
 * The handlers of every special rule. `Hooks` is an interface of functions, one for each moment at which a special rule
 * may change a general one. A nation, a card or a scenario declares its special rules by name; the general rule calls
 * their handlers.
 */
export type HookTable<Rule extends string, Hooks extends object> = Readonly<
  Record<Rule, Readonly<Partial<Hooks>>>
>

/** The handlers of some special rules for one moment, in the order of `rules`. */
export function hookHandlers<Rule extends string, Hooks extends object, Name extends keyof Hooks>(
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
