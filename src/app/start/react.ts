/** React in a file of its own, and so in a task of its own, before everything that uses it. */
import 'react-dom/client';
