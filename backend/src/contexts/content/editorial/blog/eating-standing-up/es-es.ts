import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'Elogio de comer de pie',
  summary:
    'Bacari, bares de tapas, tachinomiya y el café romano: lo que una barra cuenta de una ciudad y una mesa se guarda para sí.',
  markdown: `La mesa es para la gente que uno ya conoce. Tiene bordes, mantel y un camarero que protege de los demás. La barra no tiene nada de eso, y por eso es allí donde una ciudad deja entrar primero. Uno se pone al lado de alguien que vive en el barrio, ve lo que come y dispone de unos diez minutos.

Estar de pie es también una economía. En Italia el motivo tiene fecha: una ley de 1911 permitió a los municipios fijar un precio máximo para el café tomado sin servicio. Desde entonces la misma taza cuesta menos en la barra que en la mesa del otro lado del cristal, y un pueblo entero bebe su espresso sobre las piernas. En muchos bares romanos se paga primero en la caja y se deja el tique en la barra, con un dedo encima, hasta que alguien pregunta. En [Testaccio](/tour/rome-testaccio-food-walk) los puestos del mercado siguen la misma regla: lo bueno se come al alcance de la mano de quien lo ha hecho.

## Cuatro barras

En [Venecia](/city/venice) el bar se llama bacaro y el vaso, ombra, sombra; cuentan que los vendedores de vino de la plaza movían sus puestos con la sombra del campanario. Casi todos los bacari están cerca de Rialto, porque el mercado come temprano. Sobre la barra esperan los cicchetti: crema de bacalao con polenta, una sardina con cebolla, medio huevo con anchoa. Se toman dos y se va al siguiente. El camino de un bacaro a otro forma parte de la comida.

En [Sevilla](/city/seville) la cuenta se apunta con tiza en la madera, delante de uno, y se borra al pagar. Nadie desconfía de nadie; el camarero se acuerda. Lo que es una tapa lo enseña su tamaño: cabe junto a un vaso en una repisa del ancho de una mano. Hacia la una y media, y otra vez después de las nueve, el local se llena hasta la puerta, y el ruido hace de certificado.

En [Lisboa](/city/lisbon) hay barras no más anchas que la puerta tras la que están. Junto a la iglesia de São Domingos sirven ginjinha, licor de guindas, y hacen una sola pregunta: com elas ou sem elas, ¿con guindas o sin ellas? Se bebe en la plaza, donde media Lisboa está de charla, y se devuelve el vaso.

En [Tokio](/city/tokyo) el bar donde se está de pie se llama tachinomiya, y en algunas licorerías hay un rincón donde se puede beber lo que se acaba de comprar; eso es el kakuuchi, y se come de la lata. La costumbre es más vieja de lo que parece. El sushi que el mundo conoce empezó en Edo como comida de puesto, dos bocados para gente con prisa, y la soba aún se come de pie en los andenes. Tampoco aquí se queda nadie mucho rato. Lo que se vende es el sitio.

## Cómo se está

Las reglas son casi las mismas en todas partes. Póngase de lado, que un hombro ocupa menos que un pecho. El bolso, entre los pies. Pida una cosa, cómala y pida la siguiente: en la barra la comida no tiene segunda temperatura. Lo que está a la vista es más fresco que lo que figura en la carta, y lo que come el vecino es mejor que ambas cosas; se puede señalar. No pida cambios en el plato. Pague cuando el local se llene, no cuando usted haya terminado.

Y respete la hora. Una barra a destiempo es un mueble. La veneciana vive a las once de la mañana y a las seis, la española antes de las comidas y no en lugar de ellas, la japonesa desde que cierran las oficinas hasta el último tren. Si está vacía cuando debería estar llena, siga andando.

Algo hay que decir en contra. De pie no cabe una conversación larga, ni una triste; para ellas se inventó la mesa. Pero en una ciudad ajena las conversaciones largas llegan después. Primero se quiere saber qué almuerza la gente, cómo llama al hombre de la barra y cuánto deja. Eso se aprende en un cuarto de hora, con un vaso en la mano, y cuesta más o menos lo que una postal.
`,
};
