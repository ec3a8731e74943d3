import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Qué preguntar a un guía local',
  summary:
    'Las preguntas que cambian un paseo: desde la de los escalones, antes de reservar, hasta la de la comida, al despedirse.',
  markdown: `Un guía sabe unas diez veces más de lo que cabe en tres horas, y decide lo que calla mirándole a usted. En eso consiste el oficio y por eso importan las preguntas: son el único modo que tiene el visitante de mover las tijeras. La mayoría pregunta cuántos años, cuántos metros y cuánto costó. Esas respuestas están en la placa.

## Antes de reservar

Pregunte por el suelo y no por los monumentos. ¿Cuántos escalones hay, cuánta sombra, dónde se sienta uno, dónde está el último baño? La [Alfama de Lisboa](/tour/lisbon-alfama-on-foot) se puede recorrer de arriba abajo, la subida al Palatino se puede suprimir, un museo se puede cruzar en ascensor. Pero el guía tiene que saberlo dos días antes y no al pie de la escalera.

Diga después quién viene: un abuelo con cadera nueva, una niña de nueve años que lo ha leído todo sobre gladiadores, alguien que no come carne. Diga qué conoce ya; «estuvimos aquí hace veinte años» ahorra media hora. Y diga qué le aburre. Casi nadie lo hace, y es la frase más útil de todas. En Cicerone, el campo de deseos del pedido llega directamente al guía: ese es su sitio.

Pregunte también por la hora. El Louvre cierra los martes. En [Estambul](/city/istanbul) las mezquitas reciben visitas entre las oraciones, cuyas horas se mueven cada día con el sol, y la del mediodía del viernes es la más larga. Un guía de allí sabe qué mañana conviene.

## Durante el paseo

Las mejores preguntas empiezan por dónde y por quién, rara vez por cuándo. ¿De dónde venía el agua? En las ciudades viejas la respuesta suele explicar el plano. Las fuentes de [Roma](/city/rome) cuelgan de sus acueductos como bombillas de un cable. En [Venecia](/city/venice), una plaza con brocal de piedra es la tapa de una cisterna: la lluvia se colaba por el pavimento hasta la arena y se reunía, filtrada, en el pozo. Entre Santa Sofía y el Gran Bazar se camina sobre una sala de columnas que guardó el agua de un imperio.

¿Quién vivía tras esta puerta y quién vive ahora? ¿A qué olía? En el Oltrarno de [Florencia](/tour/florence-oltrarno-craft) sigue oliendo a goma laca y a cola. ¿Qué había aquí cuando usted era niño? ¿Y por qué se discute en esta ciudad? Todas tienen su disputa, por los barcos, los alquileres, el tranvía o una torre, y ningún guía es neutral en ella; oirá otra voz.

Hay una pregunta que exige cierto valor: ¿cómo lo sabemos? Suena a desconfianza y es lo contrario. Toda ciudad tiene una historia que se cuenta en la misma esquina varias veces por hora y que nunca ocurrió. El guía que responde «es una leyenda, y puedo decirle quién la inventó» le ha dado dos historias por una.

Pregunte qué no se hace. A la entrada de los callejones privados de Gion, en [Kioto](/tour/kyoto-gion-evening), unos carteles prohíben las fotografías, porque por allí va gente a trabajar. A quien pregunta antes de levantar la cámara se le toma por un invitado.

Y deje preguntar a los niños. Quieren saber dónde hacían sus necesidades los romanos, y es una pregunta excelente: la gran cloaca que pasa bajo el Foro sigue desembocando en el Tíber, y desde ahí se puede explicar una república.

## Los últimos cinco minutos

Dos preguntas se guardan para el final. La primera: ¿dónde come usted cuando paga de su bolsillo? No «dónde se come bien», porque esa recibe la respuesta que reciben todos. La segunda: ¿qué miro mañana, sin usted? Con ella se mide un paseo. Un buen guía trabaja para no hacer falta al día siguiente: usted debería saber leer una fachada, reconocer una barra donde comen los del barrio y de qué lado cae la luz. El resto de la ciudad se hace a solas.
`,
};
