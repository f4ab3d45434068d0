/** The history behind the calamities. */
export const calamities = {
  brigandage:
    'Las bagaudas de la Galia e Hispania eran campesinos, desertores y ciudadanos arruinados en armas contra el impuesto y el señor. Contra ellas se enviaban ejércitos como contra cualquier enemigo.',
  earthquake:
    'Nicomedia en 358, Creta en 365, Antioquía en 526 y Beirut en 551 eran grandes ciudades por la mañana y montones por la noche. Los emperadores perdonaban impuestos y mandaban albañiles.',
  heresy:
    'Discrepar sobre la naturaleza de Cristo era discrepar del emperador. Egipto y Siria, los donatistas de África y los godos arrianos lo pagaron o lo hicieron pagar.',
  inaction:
    'Un soberano que no se mueve es un desastre sin fecha. Los ejércitos esperan en sus cuarteles mientras arde la cosecha de otra provincia.',
  intolerance:
    'Las leyes cerraron templos, luego sinagogas, luego las iglesias de los cristianos equivocados. Samaritanos, montanistas y monofisitas respondieron con fuego.',
  misrule:
    'El mal gobierno se cuenta en lo pequeño: un puente sin arreglar, una paga sin dar, un juez que dice su precio. Un imperio puede vivir mucho así, y de eso muere.',
  mutiny:
    'El ejército de oriente apedreó a su general en Monocarton en 588 por un recorte de paga. El del Danubio marchó sobre la capital en 602 y mató a su emperador.',
  plague:
    'Vino de Egipto en 541, y en Constantinopla dejaron de contar en 230.000. Volvió cada doce años durante dos siglos.',
  prosperity:
    'No todos los años fueron oscuros. Las aldeas de Siria, los puertos de África y los viñedos de Gaza crecieron entonces como nunca.',
  reconciliation:
    'En 519 oriente y occidente se abrazaron tras treinta y cinco años de cisma, y a Vitaliano, que se había rebelado por ello, lo hicieron general. La paz interior es más barata que cualquier ejército.',
  revolt:
    'Firmo en África, los samaritanos en Palestina, bretones e isaurios: la provincia lejana con jefe propio estaba siempre dispuesta a probar. Las cercanas miraban cómo acababa.',
  usurper:
    'Entre 350 y 480 unos veinte hombres vistieron en occidente la púrpura sin permiso. Cada uno sacó de una frontera las guarniciones para luchar por su corona.'
} as const
