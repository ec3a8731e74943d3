import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'En Roma la hora la marca la luz',
  summary: 'Por qué Roma madruga, desaparece a las dos y vuelve a las seis, y qué gana quien sigue el mismo horario.',
  markdown: `Hasta el siglo XIX Roma no contaba las horas desde la medianoche. El día terminaba con el toque del Ave María, media hora después de ponerse el sol, y allí empezaba la primera hora del siguiente. El mediodía caía a una hora distinta en cada estación y a nadie le molestaba, porque lo que se quería saber era cuánta luz quedaba. Goethe, que llegó a Italia en 1786, se dibujó un círculo para convertir las horas y luego cambió de parecer: un reloj alemán, escribió, no haría más que confundir a esta gente, pues el suyo está entretejido con su naturaleza. Sobre el patio del palacio del Quirinal queda una esfera de aquellas. Tiene seis horas, y la aguja le da cuatro vueltas al día.

El cómputo se perdió; la costumbre, no. Quien organiza su día en Roma según los horarios de apertura no se equivocará. Quien lo organiza según el sol verá más.

## La mañana viene del este

San Pedro mira hacia el amanecer. A las ocho el travertino es blanco y cada columna proyecta su sombra; a media tarde la fachada entera queda a contraluz y sale gris en todas las fotos. En el Coliseo ocurre al revés. El alto anillo exterior que sigue en pie es el del norte, y en verano el sol solo lo roza temprano y tarde, de modo que a las diez la cola espera a la sombra sin saber por qué.

Los romanos dedican estas horas a lo que hay que hacer. El café se toma de pie, el mercado se resuelve en diez minutos y lo que en julio no está hecho a las once se deja para la tarde.

El mediodía se oye: en el Janículo dispara un cañón a las doce. Pío IX implantó el disparo en 1847 para que las campanas de la ciudad se pusieran de acuerdo, y desde 1904 sale de esa colina. Antes del cañón estaba el sol. En la iglesia de Santa Maria degli Angeli cruza el suelo una línea de latón que trazó Francesco Bianchini en 1702. Por un orificio abierto en lo alto del muro entra un disco de luz que atraviesa la línea en el mediodía verdadero: hacia las doce en invierno, pasada la una con el horario de verano. Uno puede quedarse al lado y ver girar la tierra.

## Las horas que no son para usted

Hacia las dos bajan las persianas, y no por pereza. Con el sol en lo alto, una ruina no tiene sombra, y sin sombra el Foro es un campo de piedras. Es el momento de buscar techo, a ser posible el que tiene un agujero. La abertura de la cúpula del Panteón mide casi nueve metros, y su haz avanza como una aguja lenta: en invierno se queda arriba, entre los casetones; en verano baja hasta el suelo. En los días en torno al 21 de abril, que Roma celebra como su cumpleaños, alcanza la entrada a mediodía, y quien entra lo hace a través de la luz.

En San Luis de los Franceses la luz está pintada. Caravaggio la hizo caer sobre sus recaudadores desde la derecha, el lado de la ventana real de la capilla, como si acabara de entrar.

## Las seis

Dos horas antes de la puesta de sol la ciudad recupera sus colores. Desde la terraza del Capitolio se domina el Foro con el sol a la espalda, cada columna dibuja su línea en el suelo y, por primera vez en el día, se entiende el plano; por eso termina allí nuestro [recorrido por el Coliseo, el Palatino y el Foro](/tour/rome-colosseum-and-forum). El Pincio mira al oeste, por encima de los tejados, hacia la cúpula de San Pedro. Llega entonces la media hora que los relojes antiguos contaban como la última: el cielo aún claro, las farolas ya encendidas y las [fuentes y plazas](/tour/rome-evening-piazzas) llenas de gente que no va a ninguna parte.

En resumen: dos visitas antes de las once, un techo a mediodía, nada a las tres, una terraza a las seis. Parece un día ocioso. Es el que [Roma](/city/rome) lleva practicando desde hace algún tiempo.
`,
};
