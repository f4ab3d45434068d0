/** Finds the groups of files that import each other, directly or through others (Tarjan's algorithm). */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []

  function visit(file: string): number {
    const number = found.size
    found.set(file, number)
    open.push(file)
    let low = number
    for (const next of graph.get(file) ?? []) {
      const known = found.get(next)
      if (known === undefined) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, known)
    }
    if (low === number) close(file)
    return low
  }

  function close(file: string): void {
    const group = open.splice(open.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort())
  }

  for (const file of graph.keys()) if (!found.has(file)) visit(file)
  return cycles
}
