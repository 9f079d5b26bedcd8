/** What a call can throw. */
@NullMarked
package com.example.svc.exception;

import org.jspecify.annotations.NullMarked;
