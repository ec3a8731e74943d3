import type { EditorialText } from '../editorial-entry.js';

export const text: EditorialText = {
  title: 'Qué es Cicerone',
  summary:
    'Cicerone vende en nombre propio visitas privadas con guías locales: cómo funciona para viajeros, para guías y para agencias.',
  markdown: `En el siglo XVIII los viajeros llamaban en Italia cicerone al hombre que les explicaba las ruinas, por el romano que sabía hablar de todo. La palabra ha envejecido; la necesidad, no. Una ciudad se puede consultar. Lo que no se puede consultar es cuál de todas esas cosas importa en la calle en que uno está, a esta hora, con estos niños. Para eso hace falta alguien que viva allí.

## Para viajeros

La página de cada visita dice qué verá, parada por parada, cuánto dura, dónde es el encuentro y qué incluye el precio. Usted elige día y hora según el reloj de la ciudad, el idioma del guía y el número de personas, y ve un solo precio: el que paga. La visita es entonces solo para usted, salvo que esté anunciada en grupo pequeño. Una vez pagada recibe un bono y, en cuanto un guía la ha aceptado, su nombre. Se puede comprar sin cuenta. [Todas las visitas](/tours) están en una página.

## Para guías

A los guías se les pregunta, no se les impone. Ven el día, la visita y lo que ganarán antes de contestar; el primero que dice que sí se la queda, y un no no necesita explicación. Lo que se mostró es lo que se paga, antes del día 10 del mes siguiente. Cada solicitud hecha en la página [Ser guía](/recruitment) la lee y la escucha una persona.

## Para agencias

Las agencias de viajes y de eventos cuya empresa hemos comprobado pagan un {agentPercent} % menos y reservan a nombre de sus clientes; nuestro equipo lo organiza a petición suya. Cómo, se cuenta en la página [Para agencias de viajes](/travel-agents).

## Quién está detrás

Usted contrata con {company}; un guía realiza la visita por cuenta nuestra y nosotros respondemos de ella. Los carteles de este sitio están dibujados, porque un cartel puede omitir y una fotografía finge que no lo hace. No hay rastreo ni publicidad. Lo que escriba a [{email}](mailto:{email}) lo lee una persona.
`,
};
